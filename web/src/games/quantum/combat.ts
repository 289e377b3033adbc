/** The last fight, put together from the lines of the log: for showing its dice after it is over. */
import type { LogLine, Seat } from "../../protocol/types";

export interface Side {
  seat: Seat;
  /** Number of the fighting ship. */
  number: number;
  roll?: number;
  /** What cards add to the roll. */
  modifier?: number;
  total?: number;
}

export interface Fight {
  /** Entry number at which it was decided, for telling fights apart. */
  seq: number;
  at: string;
  attack: Side;
  defense: Side;
  outcome: "won" | "repelled" | "both";
}

const STARTS = ["attacked", "struck"];
/** The dice: both rolled, or only one of them beside a fixed one. */
export const ROLLS = ["combat-rolled", "weapon-rolled", "defense-rolled"];
const ENDS: Readonly<Record<string, Fight["outcome"]>> = {
  "attack-won": "won",
  "attack-repelled": "repelled",
  "both-destroyed": "both",
};

function number(line: LogLine, name: string): number | undefined {
  const value = line.args[name];
  return typeof value === "number" ? value : undefined;
}

/** How the fight stands that began last: decided, or null while it is open. */
export function outcome(lines: readonly LogLine[]): Fight["outcome"] | null {
  const last = lines.findLast((line) => line.type in ENDS || STARTS.includes(line.type));
  return (last && ENDS[last.type]) ?? null;
}

/** The last decided fight among the lines after entry `since`; null where there is none. */
export function lastFight(lines: readonly LogLine[], since: number): Fight | null {
  const end = lines.findLastIndex((line) => line.type in ENDS && line.seq > since);
  const start = lines.findLastIndex((line, i) => i < end && STARTS.includes(line.type));
  const first = lines[start];
  const last = lines[end];
  if (!first || !last) return null;
  const fight: Fight = {
    seq: last.seq,
    at: String(first.args["at"] ?? ""),
    attack: { seat: number(first, "seat") ?? 0, number: number(first, "number") ?? 0, total: number(last, "attack") },
    defense: { seat: number(first, "rival") ?? 0, number: number(first, "target") ?? 0, total: number(last, "defense") },
    outcome: ENDS[last.type] ?? "won",
  };
  for (const line of lines.slice(start, end)) follow(fight, line);
  for (const side of [fight.attack, fight.defense]) {
    if (side.total !== undefined && side.roll !== undefined) side.modifier = side.total - side.number - side.roll;
  }
  return fight;
}

function follow(fight: Fight, line: LogLine): void {
  if (ROLLS.includes(line.type)) {
    fight.attack.roll = number(line, "attack");
    fight.defense.roll = number(line, "defense");
  } else if (line.type === "die-rerolled") {
    const side = number(line, "seat") === fight.attack.seat ? fight.attack : fight.defense;
    side.roll = number(line, "roll");
  } else if (line.type === "enemy-die-rerolled") {
    const side = number(line, "seat") === fight.attack.seat ? fight.defense : fight.attack;
    side.roll = number(line, "roll");
  }
}
