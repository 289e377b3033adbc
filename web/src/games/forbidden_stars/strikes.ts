/** What the latest orbital strike did: only from lines of the log that everybody may read. */
import type { LogLine, Seat } from "../../protocol/types";

export interface Lost {
  unit: string;
  count: number;
}

/** An orbital strike that is over. */
export interface Struck {
  /** Number of the record entry in which the damage was done. */
  seq: number;
  seat: Seat;
  rival: Seat;
  from: string;
  to: string;
  damage: number;
  /** Units, tokens and a bastion of the rival. */
  lost: Lost[];
  routed: Lost[];
}

/** With these the strikes of an order are history. */
const NEXT = new Set(["order-revealed", "round-began"]);

/** The latest strike of the order that is, or was last, being resolved up to a record entry; none while its damage is open. */
export function lastStrike(lines: readonly LogLine[], upTo = Infinity): Struck | undefined {
  const shown = lines.filter((line) => line.seq <= upTo);
  const order = shown.slice(shown.findLastIndex((line) => NEXT.has(line.type)) + 1);
  const undone = new Set(order.flatMap((line) => (line.type === "undone" ? [Number(line.args["entry"])] : [])));
  const real = order.filter((line) => !undone.has(line.seq));
  const start = real.findLastIndex((line) => line.type === "strike-aimed");
  const aimed = real[start];
  const hit = real.slice(start + 1).find((line) => line.type === "damage-dealt");
  if (!aimed || !hit) return undefined;
  const { from, to } = aimed.args;
  const rival = Number(hit.args["seat"]);
  const done = real.slice(real.indexOf(hit)).filter((line) => line.seq === hit.seq && line.args["area"] === to && line.args["seat"] === rival);
  return {
    seq: hit.seq,
    seat: Number(aimed.args["seat"]),
    rival,
    from: String(from),
    to: String(to),
    damage: Number(hit.args["count"]),
    lost: counted(done, { "unit-destroyed": "kind", "structure-destroyed": "structure" }),
    routed: counted(done, { "unit-routed": "kind" }),
  };
}

/** How many of each thing lines tell of, by what names it in a kind of line. */
function counted(lines: readonly LogLine[], named: Readonly<Record<string, string>>): Lost[] {
  const counts = new Map<string, number>();
  for (const { type, args } of lines) {
    const name = named[type];
    if (name !== undefined) counts.set(String(args[name]), (counts.get(String(args[name])) ?? 0) + 1);
  }
  return [...counts].map(([unit, count]) => ({ unit, count }));
}
