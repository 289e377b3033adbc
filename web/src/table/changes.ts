/** What has become of the seats of a table beside its rules: for a note when it happens, for the log while it holds. */
import type { Table, TableSeat } from "../protocol/types";

/** A message id and the seat that it speaks of. */
export interface Change {
  id: string;
  seat: number;
}

/** What is new at a table that goes on; nothing where it has just been opened. */
export function changes(before: Table | undefined, now: Table | undefined): Change[] {
  if (before?.status !== "playing" || now?.status !== "playing" || before.id !== now.id) return [];
  return now.seats.flatMap((seat, i) => {
    const was = before.seats[i];
    const id = was && change(was, seat);
    return id ? [{ id, seat: seat.seat }] : [];
  });
}

function change(was: TableSeat, seat: TableSeat): string | undefined {
  if (seat.out && !was.out) return `now-${seat.out}`;
  if (seat.out) return undefined;
  if ((seat.former ?? "") !== (was.former ?? "")) return "now-substitute";
  // Who takes the own seat back sees that, and who loses it is told by the banner.
  if (seat.mine) return undefined;
  if (seat.stood_in && !was.stood_in) return "now-bot";
  if (was.stood_in && !seat.stood_in) return "now-back";
  if (seat.offered && !was.offered) return "matter-offered";
  return undefined;
}

/** Whom bots play for at a table that goes on. */
export function standing(table: Table | undefined): Change[] {
  if (table?.status !== "playing") return [];
  return table.seats.flatMap(({ seat, out, stood_in }) => (out ? [{ id: `now-${out}`, seat }] : stood_in ? [{ id: "matter-stood-in", seat }] : []));
}

/** How all of the person's own seats have left the game, if they have, while bots play them on. */
export function gaveUp(table: Table | undefined): string {
  const mine = table?.status === "playing" ? table.seats.filter((seat) => seat.mine) : [];
  return mine.every((seat) => seat.out) ? (mine[0]?.out ?? "") : "";
}
