/** Devices of a person, and what each does step by step, as both WebDriver and BiDi take it. */
export type Device =
  | {
      readonly type: "pointer";
      readonly id: string;
      readonly parameters: { readonly pointerType: "mouse" };
      readonly actions: readonly (
        | {
            readonly type: "pointerMove";
            readonly x: number;
            readonly y: number;
            readonly duration: number;
          }
        | { readonly type: "pointerDown" | "pointerUp"; readonly button: number }
      )[];
    }
  | {
      readonly type: "key";
      readonly id: string;
      readonly actions: readonly {
        readonly type: "keyDown" | "keyUp";
        readonly value: string;
      }[];
    };

/** One window of a browser that keeps nothing of what others have kept. */
export interface Driver {
  /** Goes to an address, and waits until the page has loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Calls a function in the page; argument and answer are JSON. */
  run<A, R>(act: (given: A) => R | Promise<R>, given: A): Promise<R>;
  /** Moves the pointer and presses keys, as hands do. */
  act(device: Device): Promise<void>;
  /** What is seen, as PNG. */
  picture(): Promise<Buffer>;
  /** Whether the browser itself says that its process of the page has crashed. */
  crashed?(): boolean;
  close(): Promise<void>;
}

/** A browser that was started. */
export interface Engine {
  window(): Promise<Driver>;
  close(): Promise<void>;
}

/** A call in the page as text: it takes JSON and gives JSON, whatever the protocol knows. */
export const asText = (act: (given: never) => unknown): string =>
  `async (json) => JSON.stringify(await (${act.toString()})(JSON.parse(json))) ?? "null"`;

/** Only JSON and functions in the page hand this over. */
export const answered = <R>(json: string): R => JSON.parse(json) as R;
