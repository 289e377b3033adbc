/** Ordering the log for reading: rounds with their phases, filters, places, and what happened since one's last order. */
import type { LogLine, Seat } from "../../protocol/types";
import type { LogGroup, LogWays } from "../../table/log";
import { t } from "../../text/words.svelte";

const FIGHTS = new Set([
  "combat-began", "dice-rolled", "dice-rerolled", "dice-gained", "die-lost", "die-turned", "tokens-gained", "tokens-lost", "tokens-committed", "card-laid",
  "card-revealed", "card-added", "card-discarded", "damage-dealt", "unit-destroyed", "unit-routed", "unit-rallied", "morale-compared", "combat-ended",
  "retreated", "no-retreat", "strike-aimed",
]);
const ORDERS = new Set(["order-laid", "order-revealed", "order-discarded", "order-resolved", "order-changed", "token-to-deck", "passed", "stack-changed"]);
const GOODS = new Set([
  "unit-bought", "structure-built", "structure-captured", "structure-destroyed", "structure-replaced", "asset-gained", "asset-lost", "materiel-changed",
  "income", "title-taken", "upgrade-taken", "upgrade-returned", "objective-taken",
]);

/** What the end of a round begins with. */
const ENDS = new Set(["objective-taken", "income"]);

/** The lines by round; what was revealed since is one group for each order. */
function groups(lines: readonly LogLine[]): LogGroup[] {
  const found: LogLine[][] = [];
  for (const line of lines) {
    const begins = line.type === "round-began" || line.type === "order-revealed" || (ENDS.has(line.type) && found.at(-1)?.[0]?.type === "order-revealed");
    if (begins || found.length === 0) found.push([line]);
    else found.at(-1)?.push(line);
  }
  return found.map(kept);
}

/** The groups as they were last made, by their first lines: one that has no new line is not drawn again. */
const KEPT = new WeakMap<LogLine, LogGroup>();

function kept(lines: LogLine[]): LogGroup {
  const [first] = lines as [LogLine];
  const before = KEPT.get(first);
  if (before?.lines.length === lines.length && before.lines.at(-1) === lines.at(-1)) return before;
  // Read where it is shown, so that it follows the language.
  const group = { get title() { return titleOf(first); }, lines };
  KEPT.set(first, group);
  return group;
}

function titleOf(first: LogLine): string {
  switch (first.type) {
    case "round-began":
      return t("fs-log-round", { round: Number(first.args["count"]) });
    case "order-revealed":
      return t("fs-log-order", first.args);
    case "objective-taken":
    case "income":
      return t("fs-phase-refresh");
    default:
      return t("play-setup");
  }
}

const PLACES = ["area", "from", "to", "at", "system", "edge"];

/** How the one log panel shows this game. */
export const LOG: LogWays = {
  event: (type) => `fs-event-${type}`,
  groups,
  filters: [
    { title: "fs-filter-orders", passes: (line) => ORDERS.has(line.type) },
    { title: "play-filter-fights", passes: (line) => FIGHTS.has(line.type) },
    { title: "fs-filter-goods", passes: (line) => GOODS.has(line.type) },
  ],
  places: (line) => PLACES.flatMap((name) => (typeof line.args[name] === "string" ? [line.args[name]] : [])),
  steps: [
    { back: "replay-order-back", on: "replay-order-on", begins: (line) => line.type === "order-revealed" },
    { back: "replay-round-back", on: "replay-round-on", begins: (line) => line.type === "round-began" },
  ],
  fight: (line) => line.type === "combat-began" || line.type === "strike-aimed",
  secrets: true,
};

/** How much a line matters to somebody who was away, from 0. */
function weight(line: LogLine): number {
  if (["objective-taken", "combat-ended", "structure-captured", "eliminated", "game-won"].includes(line.type)) return 5;
  if (line.type === "units-moved") return 4;
  if (["unit-destroyed", "strike-aimed", "structure-built"].includes(line.type)) return 3;
  return ["order-revealed", "unit-bought", "title-taken", "upgrade-taken", "scheme-played"].includes(line.type) ? 2 : 0;
}

/** Of these one's own matter as well: the seat lost the unit, won a fight that another may have begun, or took an objective. */
const OWN_TOO = new Set(["unit-destroyed", "combat-ended", "objective-taken"]);

/** The moves of a player's units into an area as one line, where the last of them stands; `units-moved` with how many. */
function summed(lines: readonly LogLine[]): LogLine[] {
  const moves = lines.filter((line) => line.type === "unit-moved");
  const counts = new Map<string, number>();
  for (const move of moves) counts.set(goalOf(move), (counts.get(goalOf(move)) ?? 0) + 1);
  const last = new Set(new Map(moves.map((move) => [goalOf(move), move])).values());
  return lines.flatMap((line) => {
    if (line.type !== "unit-moved") return line;
    const { seat = -1, to = "" } = line.args;
    return last.has(line) ? { ...line, type: "units-moved", args: { seat, to, count: counts.get(goalOf(line)) ?? 1 } } : [];
  });
}

function goalOf(line: LogLine): string {
  return `${String(line.args["seat"])} ${String(line.args["to"])}`;
}

/** What the others did, and how the fights ended, since a seat's own last order: at most `most` lines, the weightiest, in their order. */
export function recap(lines: readonly LogLine[], seat: Seat, most: number): LogLine[] {
  const own = lines.findLastIndex((line) => ["order-resolved", "order-discarded", "order-laid"].includes(line.type) && line.args["seat"] === seat);
  if (own < 0) return [];
  return summed(lines.slice(own + 1))
    .filter((line) => weight(line) > 0 && (line.args["seat"] !== seat || OWN_TOO.has(line.type)))
    .sort((a, b) => weight(b) - weight(a) || b.seq - a.seq || b.line - a.line)
    .slice(0, most)
    .sort((a, b) => a.seq - b.seq || a.line - b.line);
}
