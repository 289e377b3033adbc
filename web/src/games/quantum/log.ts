/** Ordering the log for reading: turns, what happened since one's own last turn, and filters. Pure. */
import type { LogLine, Seat } from "../../protocol/types";
import type { LogWays } from "../../table/log";
import { t } from "../../text/words.svelte";
import { ROLLS } from "./combat";

export interface Turn {
  /** Number of the turn; 0 before the first one. */
  turn: number;
  /** Whose turn it is, as far as the lines tell. */
  seat?: Seat;
  lines: readonly LogLine[];
}

export type Filter = "all" | "fights" | "cubes" | "cards";

const TURNS = new Set(["turn-started", "bonus-turn-started"]);
const FIGHTS = ["attacked", "struck", ...ROLLS, "die-rerolled", "enemy-die-rerolled", "attack-won", "attack-repelled"];
const LOSSES = ["both-destroyed", "ship-destroyed", "entered", "stayed"];
const CUBES = ["cube-built", "cube-placed", "cube-impossible", "cube-relocated", "won"];
const DOMINANCE = ["dominance-gained", "dominance-lost", "planet-chosen"];
const CARDS = ["card-taken", "card-replaced", "gambit-played", "cards-refreshed", "card-discarded", "bonus-turn-earned"];
const POWERS = ["card-used", "card-research", "card-action", "no-effect", "ability-used-twice", "researched", "research-complete"];

const SORTS: Readonly<Record<Exclude<Filter, "all">, readonly string[]>> = {
  fights: [...FIGHTS, ...LOSSES],
  cubes: [...CUBES, ...DOMINANCE],
  cards: [...CARDS, ...POWERS, "card-revealed", "deck-reshuffled", "void-research", "research-lost"],
};

/** Whether a line passes a filter. */
export function passes(line: LogLine, filter: Filter): boolean {
  return filter === "all" || SORTS[filter].includes(line.type);
}

/** The lines in groups of one turn each, oldest first; a turn begins with the line that says so. */
export function turns(lines: readonly LogLine[]): Turn[] {
  const groups: { turn: number; seat?: Seat; lines: LogLine[] }[] = [];
  for (const line of lines) {
    if (TURNS.has(line.type)) groups.push({ turn: Number(line.args["turn"]), seat: Number(line.args["seat"]), lines: [line] });
    else if (groups.length === 0) groups.push({ turn: 0, lines: [line] });
    else groups.at(-1)?.lines.push(line);
  }
  return groups;
}

/** How much a line matters to somebody who was away, from 0. */
function weight(line: LogLine): number {
  if (["turn-started", "bonus-turn-started", "actions-ended", "card-revealed"].includes(line.type)) return 0;
  if (CUBES.includes(line.type)) return 5;
  if (["ship-destroyed", "both-destroyed", "attack-repelled"].includes(line.type)) return 4;
  if (CARDS.includes(line.type)) return 3;
  return ["attacked", "struck", "reconfigured", "deployed"].includes(line.type) ? 2 : 1;
}

/**
 * What happened to a seat's opponents and by them since that seat's last turn: at most `most` lines, the weightiest,
 * in the order in which they happened. Empty while the seat has not played yet or nothing happened.
 */
export function recap(lines: readonly LogLine[], seat: Seat, most: number): LogLine[] {
  const groups = turns(lines);
  const own = groups.findLastIndex((group, i) => i < groups.length - 1 && group.seat === seat);
  if (own < 0) return [];
  const since = groups.slice(own + 1, -1).flatMap((group) => group.lines.filter(weight));
  return [...since]
    .sort((a, b) => weight(b) - weight(a) || b.seq - a.seq || b.line - a.line)
    .slice(0, most)
    .sort((a, b) => a.seq - b.seq || a.line - b.line);
}

/** The squares that a line names. */
export function squaresOf(line: LogLine): string[] {
  const names = ["square", "from", "to", "at", "launch", "planet", "carried", "drop"];
  return names.flatMap((name) => {
    const value = line.args[name];
    return typeof value === "string" ? [value] : [];
  });
}

const FILTERS = ["fights", "cubes", "cards"] as const;

/** How the one log panel shows this game. */
export const LOG: LogWays = {
  event: (type) => `event-${type}`,
  groups: (lines) => turns(lines).map((group) => ({ title: group.turn === 0 ? t("play-setup") : t("play-turn", { turn: group.turn }), lines: group.lines })),
  filters: FILTERS.map((filter) => ({ title: `play-filter-${filter}`, passes: (line) => passes(line, filter) })),
  places: squaresOf,
  steps: [{ back: "replay-turn-back", on: "replay-turn-on", begins: (line) => TURNS.has(line.type) }],
  fight: (line) => line.type === "attacked" || line.type === "struck",
  secrets: false,
};
