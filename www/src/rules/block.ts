import type { Options } from "../engine/rules/session";

/** The id of a message in GAME-rules.ftl. */
export type MessageId = string;

/** A section of the game's RULES.md, such as "4.2". A refusal on the board names one. */
export type Section = string;

/** One part of a rules page. */
export type Block = Heading | Subheading | Paragraph | List | Diagram | Steps | Credit;

interface Explains {
  /** The sections that this part explains; a page puts their anchors here. */
  readonly rules?: readonly Section[];
}

/** Begins a chapter. */
export interface Heading extends Explains {
  readonly kind: "heading";
  /** The anchor of the chapter, for the table of contents. */
  readonly id: string;
  readonly text: MessageId;
}

/** Begins a part of a chapter. */
export interface Subheading extends Explains {
  readonly kind: "subheading";
  readonly id: string;
  readonly text: MessageId;
  /** Below it: who thought of what follows, and how sure it is that it was so. */
  readonly byline?: readonly MessageId[];
}

export interface Paragraph extends Explains {
  readonly kind: "paragraph";
  readonly text: MessageId;
}

export interface List {
  readonly kind: "list";
  readonly ordered?: boolean;
  readonly items: readonly Item[];
}

export interface Item extends Explains {
  readonly text: MessageId;
}

interface Shown extends Explains {
  readonly game: string;
  /** A position string of the game. */
  readonly position: string;
  readonly options?: Options;
  readonly caption: MessageId;
  /** Cells to look at. */
  readonly highlight?: readonly string[];
  /** Whether the aid with numbers is shown: how often each side aims at a square. */
  readonly counts?: boolean;
  readonly flipped?: boolean;
  /** Whether it wants more room than a bare board: beside it lie decks or hands. */
  readonly wide?: boolean;
}

/** A position to look at. */
export interface Diagram extends Shown {
  readonly kind: "diagram";
}

/** A position and the moves that follow, to go through one by one. */
export interface Steps extends Shown {
  readonly kind: "steps";
  readonly moves: readonly StepMove[];
}

export interface StepMove {
  /** An action code of the game; several with blanks between them are one step. */
  readonly code: string;
  /** Without one the earlier caption stays. */
  readonly caption?: MessageId;
}

/** Whose the game is. */
export interface Credit {
  readonly kind: "credit";
  readonly text: MessageId;
  readonly link?: { readonly href: string; readonly text: MessageId };
}

/** The anchor of a section on the rules page: "4.2" gives "r-4-2". */
export function anchor(section: Section): string {
  return `r-${section.replaceAll(".", "-")}`;
}

/** The sections that a block explains, those of its list items included. */
export function sections(block: Block): readonly Section[] {
  if (block.kind === "list") return block.items.flatMap((item) => item.rules ?? []);
  if (block.kind === "credit") return [];
  return block.rules ?? [];
}
