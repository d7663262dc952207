/** One action of a game, from its code: `h1h7`, `@h3`, `c4:3-d3`, `b2`. */
export type Action =
  | { readonly do: "put"; readonly to: string }
  | { readonly do: "move"; readonly from: string; readonly to: string; readonly count: number };

export function actionOf(code: string): Action {
  const folky = /^([a-h][1-8])([a-h][1-8])$/.exec(code);
  if (folky) return { do: "move", from: folky[1] ?? "", to: folky[2] ?? "", count: 1 };
  const stack = /^([a-e][1-5]):(\d)-([a-e][1-5])$/.exec(code);
  if (stack) {
    return { do: "move", from: stack[1] ?? "", to: stack[3] ?? "", count: Number(stack[2]) };
  }
  const put = /^@?([a-h][1-8])$/.exec(code);
  if (put) return { do: "put", to: put[1] ?? "" };
  throw new Error(`${code} is no action`);
}
