/** The orders that have been revealed, round by round, with what came of them; only from lines that everybody may read. */
import type { Args, LogLine, Seat } from "../../protocol/types";

/** Something that came of an order; alike things are counted. */
export interface Outcome {
  /** The kind of log line. */
  type: string;
  args: Args;
  count: number;
}

export interface RevealedOrder {
  seat: Seat;
  /** `advance`, with an upgraded token `advance+crusade`. */
  face: string;
  system: string;
  /** Number of the record entry that revealed it. */
  seq: number;
  fate: "open" | "resolved" | "discarded";
  outcomes: Outcome[];
}

export interface RoundOfOrders {
  round: number;
  orders: RevealedOrder[];
  /** What came after the last order, at the end of the round. */
  end: Outcome[];
}

/** What is worth telling, with the arguments in which alike lines are the same; the others are counted together. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  "order-changed": ["order"],
  "unit-moved": ["seat"],
  "combat-ended": ["seat", "area"],
  retreated: ["seat", "area"],
  "strike-aimed": ["seat", "from", "to"],
  "unit-destroyed": ["seat"],
  "objective-taken": ["seat", "area"],
  "unit-bought": ["seat", "kind"],
  "structure-built": ["seat", "structure", "area", "materiel"],
  "structure-captured": ["seat", "structure", "area"],
  "structure-destroyed": ["seat", "structure", "area"],
  "structure-replaced": ["seat", "structure", "area", "into"],
  "asset-gained": ["seat", "asset"],
  "title-taken": ["seat", "card", "dropped"],
  "upgrade-taken": ["seat", "card"],
  "tactic-chosen": ["seat", "card"],
  "scheme-played": ["seat", "card"],
  "token-to-deck": ["seat", "order"],
  eliminated: ["seat"],
  "game-won": ["seat", "count"],
};

/** With these the end of a round begins. */
const END = new Set(["objective-taken", "income", "events-drawn"]);

/**
 * The revealed orders up to a record entry, the last round at the end; what was taken back is left out.
 * A scheme that was played `instead` of revealing an order stands in its place.
 */
export function revealedOrders(lines: readonly LogLine[], upTo = Infinity, instead: (card: string) => boolean = () => false): RoundOfOrders[] {
  const shown = lines.filter((line) => line.seq <= upTo);
  const undone = new Set(shown.flatMap((line) => (line.type === "undone" ? [Number(line.args["entry"])] : [])));
  const rounds: RoundOfOrders[] = [];
  let into: Outcome[] = [];
  for (const line of shown) {
    const round = rounds.at(-1);
    if (undone.has(line.seq)) continue;
    if (line.type === "round-began") rounds.push({ round: Number(line.args["count"]), orders: [], end: (into = []) });
    else if (round && (line.type === "order-revealed" || (line.type === "scheme-played" && instead(String(line.args["card"]))))) into = begin(round, line);
    else if (round && END.has(line.type)) into = round.end;
    settle(round?.orders.at(-1), line);
    note(into, line);
  }
  return rounds.filter((each) => each.orders.length > 0);
}

function begin(round: RoundOfOrders, { args, seq, type }: LogLine): Outcome[] {
  const { order = "", upgrade, system = "" } = args;
  const face = typeof upgrade === "string" && upgrade !== "" ? `${String(order)}+${upgrade}` : String(order);
  const fate = type === "scheme-played" ? "resolved" : "open";
  round.orders.push({ seat: Number(args["seat"]), face, system: String(system), seq, fate, outcomes: [] });
  return round.orders.at(-1)?.outcomes ?? [];
}

function settle(order: RevealedOrder | undefined, { type, args }: LogLine): void {
  if (order?.fate !== "open" || args["seat"] !== order.seat) return;
  if (type === "order-resolved") order.fate = "resolved";
  if (type === "order-discarded") order.fate = "discarded";
}

function note(outcomes: Outcome[], { type, args }: LogLine): void {
  const same = TOLD[type];
  if (!same) return;
  const known = outcomes.find((each) => each.type === type && same.every((name) => each.args[name] === args[name]));
  if (known) known.count += 1;
  else outcomes.push({ type, args, count: 1 });
}
