/** A text of the pages, as the build makes it from a Markdown file. */
export interface Article {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A section of the game's RULES.md, such as "4.2". A refusal on the board names one. */
export type Section = string;

/** One part of an article. */
export type Block = Heading | Subheading | Paragraph | List | Diagram | Steps | Credit;

/** Words of a sentence; most are plain text. */
export type Words = string | readonly Span[];
export type Span = string | Link | Stressed;

export interface Link {
  readonly href: string;
  readonly words: Words;
}

export interface Stressed {
  readonly stress: "em" | "strong";
  readonly words: Words;
}

interface Explains {
  /** The sections that this part explains; a page puts their anchors here. */
  readonly rules?: readonly Section[];
}

/** Begins a chapter. */
export interface Heading extends Explains {
  readonly kind: "heading";
  /** The anchor of the chapter, for the table of contents. */
  readonly id: string;
  readonly text: string;
}

/** Begins a part of a chapter. */
export interface Subheading extends Explains {
  readonly kind: "subheading";
  readonly id: string;
  readonly text: string;
  /** Below it: who thought of what follows, and how sure it is that it was so. */
  readonly byline?: string;
}

export interface Paragraph extends Explains {
  readonly kind: "paragraph";
  readonly words: Words;
}

export interface List {
  readonly kind: "list";
  readonly ordered?: boolean;
  readonly items: readonly Item[];
}

export interface Item extends Explains {
  readonly words: Words;
}

/** What there is to see on a diagram. */
export interface Shown {
  /** A position string of the game. */
  readonly position: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Cells to look at. */
  readonly circles?: readonly string[];
  /** Whether the aid with numbers is shown: how often each side aims at a square. */
  readonly counts?: boolean;
  readonly flipped?: boolean;
  /** Whether it wants more room than a bare board: beside it lie decks or hands. */
  readonly wide?: boolean;
}

/** A position to look at. */
export interface Diagram extends Shown, Explains {
  readonly kind: "diagram";
  readonly caption: string;
}

/** A position and the moves that follow, to go through one by one. */
export interface Steps extends Shown, Explains {
  readonly kind: "steps";
  readonly caption: string;
  readonly moves: readonly StepMove[];
}

export interface StepMove {
  /** An action code of the game; several with blanks between them are one step. */
  readonly code: string;
  /** Without one the earlier caption stays. */
  readonly caption?: string;
}

/** At the end of the page: whose the game is. */
export interface Credit {
  readonly kind: "credit";
  readonly words: Words;
}

/** The sections that a block explains, those of its list items included. */
export function sections(block: Block): readonly Section[] {
  if (block.kind === "list") return block.items.flatMap((item) => item.rules ?? []);
  if (block.kind === "credit") return [];
  return block.rules ?? [];
}
