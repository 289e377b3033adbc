import type { Component } from "svelte";
import type { Live } from "../protocol/live.svelte";

/** What a game's folder offers: `games/ID/Game.svelte` draws a running table from its live connection. */
export type GameComponent = Component<{ live: Live }>;

const found = import.meta.glob<{ default: GameComponent }>("./*/Game.svelte");

/** The games that this client can draw. */
export const playable: ReadonlySet<string> = new Set(Object.keys(found).map((path) => path.split("/")[1] ?? ""));

/** The order in which games are offered: the shorter one first, games that it does not name at the end. */
const ORDER: readonly string[] = ["quantum", "forbidden_stars"];

/** Where a game stands among the others. */
export function rank(game: string): number {
  const place = ORDER.indexOf(game);
  return place < 0 ? ORDER.length : place;
}

/** Loads the table of a game; undefined where this client cannot draw it. */
export async function gameComponent(game: string): Promise<GameComponent | undefined> {
  const load = found[`./${game}/Game.svelte`];
  return load ? (await load()).default : undefined;
}
