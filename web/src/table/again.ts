import { api } from "../protocol/api";
import type { Table, TableSeat } from "../protocol/types";
import { isBot } from "../text/names";

/** Who shall sit where at a table like the one that was played; other people find a free seat. */
export function sameSeats(seats: readonly TableSeat[]): string[] {
  const first = seats.find((seat) => seat.mine);
  return seats.map((seat) => {
    if (seat === first) return "me";
    if (isBot(seat)) return `bot:${seat.bot ?? "random"}`;
    return seat.mine ? `same-screen:${seat.name ?? ""}` : "open";
  });
}

/** Makes a table like the one that was played, starts it where nobody is missing, and returns its id. */
export async function playAgain(table: Table): Promise<string> {
  const seats = sameSeats(table.seats);
  const { game, name, options, terms } = table;
  const made = await api.create({ game, name, options, terms, seats, public: table.public ?? false });
  if (!seats.includes("open")) await api.start(made.id);
  return made.id;
}
