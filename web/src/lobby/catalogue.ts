import { playable, rank } from "../games";
import { api } from "../protocol/api";
import type { Choice, ChoiceValue, GameInfo, Layout } from "../protocol/types";

let known: Promise<GameInfo[]> | undefined;

/** The games of the server that this client can draw; asked for once. */
export function catalogue(): Promise<GameInfo[]> {
  known ??= api
    .games()
    .then((games) => games.filter((game) => playable.has(game.id)).sort((a, b) => rank(a.id) - rank(b.id)))
    .catch((error: unknown) => {
      known = undefined;
      throw error;
    });
  return known;
}

/** Whether a layout is for that many seats. */
export function fits(layout: Layout, seats: number): boolean {
  return layout.players === seats;
}


/** What a table option is set to unless somebody changes it: a quick set-up where a game has one, else its default. */
export function usual(choice: Choice): ChoiceValue {
  return choice.id === "setup" && choice.values.includes("quick") ? "quick" : choice.default;
}
