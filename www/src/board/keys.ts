/** The keys of the board for a help overlay: what is pressed, and the message that tells why. */
export const KEY_HELP: readonly { readonly keys: readonly string[]; readonly message: string }[] = [
  { keys: ["←", "→", "↑", "↓"], message: "board-keys-arrows" },
  { keys: ["Home", "End"], message: "board-keys-line" },
  { keys: ["Enter"], message: "board-keys-choose" },
  { keys: ["Esc"], message: "board-keys-cancel" },
  { keys: ["1", "…", "9"], message: "board-keys-count" },
  { keys: ["A", "…", "Z"], message: "board-keys-type" },
  { keys: ["l"], message: "board-keys-last" },
  { keys: ["o"], message: "board-keys-opponent" },
  { keys: ["p"], message: "board-keys-pieces" },
  { keys: ["m"], message: "board-keys-moves" },
  { keys: ["t"], message: "board-keys-threats" },
  { keys: [",", "."], message: "board-keys-walk" },
  { keys: ["f"], message: "board-keys-flip" },
  { keys: ["?"], message: "board-keys-help" },
];
