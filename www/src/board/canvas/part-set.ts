import type { PartName } from "../../generated/types/PartName";
import type { Flight } from "../core/animation";
import type { Item } from "../core/dirty";
import type { BoardModel } from "../core/model";
import type { BoardPart, BoardPartModule, Frame, PartHost } from "./part";

/** The parts of one board: those that its layout names, in that order. */
export class PartSet {
  #parts: readonly BoardPart[] = [];
  #names = "";

  constructor(
    private readonly partOf: (name: PartName) => BoardPartModule,
    private readonly host: PartHost,
  ) {}

  mount(names: readonly PartName[]): void {
    if (names.join() === this.#names) return;
    this.dispose();
    this.#names = names.join();
    this.#parts = names.map((name) => this.partOf(name).mount(this.host));
  }

  /** The model as these parts show it. */
  convert(model: BoardModel): BoardModel {
    const { parts } = model.layout;
    const { stage } = this.host;
    return parts.reduce((shown, name) => this.partOf(name).convert?.(shown, stage) ?? shown, model);
  }

  /** The first answer of a part; null where none has one. */
  ask<T>(question: (part: BoardPart) => T | null | undefined): T | null {
    for (const part of this.#parts) {
      const answer = question(part);
      if (answer !== null && answer !== undefined) return answer;
    }
    return null;
  }

  some(question: (part: BoardPart) => boolean | undefined): boolean {
    return this.#parts.some(question);
  }

  items(paint: "under" | "over", frame: Frame): Item[] {
    return this.#parts.flatMap((part) => part[paint]?.(frame) ?? []);
  }

  flying(frame: Frame, flight: Flight): Item[] {
    return this.#parts.flatMap((part) => part.flying?.({ ...frame, flight }) ?? []);
  }

  show(): void {
    for (const part of this.#parts) part.show?.();
  }

  update(still: boolean): void {
    for (const part of this.#parts) part.update?.(still);
  }

  light(cell: string | null): void {
    for (const part of this.#parts) part.light?.(cell);
  }

  dispose(): void {
    for (const part of this.#parts) part.dispose();
    this.#parts = [];
    this.#names = "";
  }
}
