import type { Component } from "svelte";
import type { Live } from "../protocol/live.svelte";
import type { GameInfo, Layout } from "../protocol/types";

/** `games/ID/Game.svelte` draws a running table from its live connection. */
export type GameComponent = Component<{ live: Live }>;

/** `games/ID/Preview.svelte`, where there is one, is a small picture of the game, or of one of its maps. */
type PreviewComponent = Component<{ game: GameInfo; layout?: Layout }>;

const previews = import.meta.glob<{ default: PreviewComponent }>("./*/Preview.svelte", { eager: true });
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

/** The picture of a game; undefined where it has none. */
export function preview(game: string): PreviewComponent | undefined {
  return previews[`./${game}/Preview.svelte`]?.default;
}
