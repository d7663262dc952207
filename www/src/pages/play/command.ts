import { app } from "../../app/context";
import { part } from "../../loading/part";
import type * as Desk from "./desk";

let desk: typeof Desk | null = null;

/** Loads what buttons and keys do: none of it is needed for the first picture. */
async function loadDesk(): Promise<typeof Desk> {
  [desk] = await Promise.all([part(() => import("./desk")), app.load("lines")]);
  return desk;
}

/** What people do at a game; null while that is not here. */
export const deskHere = (): typeof Desk | null => desk;

/** Something that is done with the desk: within the press where that is here, else as soon as it is. */
export const command = (run: (desk: typeof Desk) => unknown) => (): unknown =>
  desk ? run(desk) : loadDesk().then(run);
