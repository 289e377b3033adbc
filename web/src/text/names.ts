/** What seats and tables are called. */
import type { Table, TableSeat } from "../protocol/types";
import { has, t } from "./words.svelte";

/** Whether a bot has a seat of its own, and does not play for somebody. */
export function isBot(seat: TableSeat): boolean {
  return seat.kind === "bot" && !seat.stood_in && !seat.out;
}

/** The name that a seat goes by. */
export function seatName(seat: TableSeat): string {
  if (seat.kind === "open") return t("seat-open");
  if (isBot(seat)) return botName(seat.bot ?? seat.name ?? "");
  return seat.name ?? t("player-former");
}

/** The names at a table by seat; bots of one kind are numbered. */
export function seatNamesOf(seats: readonly TableSeat[]): string[] {
  return seats.map((seat) => {
    const alike = seats.filter((other) => isBot(other) && isBot(seat) && other.bot === seat.bot);
    return alike.length > 1 ? `${seatName(seat)} ${String(alike.indexOf(seat) + 1)}` : seatName(seat);
  });
}

/** A name without the number that the server has put behind it to tell it from another one at the table. */
export function unmarked(name: string): string {
  return name.replace(/ \(\d+\)$/, "");
}

/** A bot's name for people. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** The first sign of a seat's name, for small marks. */
export function initial(seat: TableSeat): string {
  return Array.from(seatName(seat))[0]?.toUpperCase() ?? "?";
}

/** A table's name, else whose it is, by the first person who sits there, else what is played there. */
export function tableName(table: Table): string {
  const host = table.seats.find((seat) => seat.kind !== "open" && !isBot(seat) && seat.name);
  return table.name || (host ? t("table-of", { player: seatName(host) }) : t(`game-${table.game}`));
}
