import type { GameInfo, NewTable, Table, TableSeat } from "../protocol/types";
import { has, language, list, t } from "../text/words.svelte";
import { usual } from "./catalogue";

/** The name that a seat goes by. */
export function seatName(seat: TableSeat): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "bot") return botName(seat.bot ?? seat.name ?? "");
  if (seat.name) return seat.name;
  return t("seat-nameless", { place: seat.seat + 1 });
}

/** The names at a table by seat; bots of one kind are numbered. */
export function seatNamesOf(seats: readonly TableSeat[]): string[] {
  return seats.map((seat) => {
    const alike = seats.filter((other) => other.kind === "bot" && seat.kind === "bot" && other.bot === seat.bot);
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

/** Who sits at a table of one's own besides oneself: what tells tables of one name apart. */
export function othersAt(table: Table): string[] {
  if (!table.seats.some((seat) => seat.mine)) return [];
  const names = seatNamesOf(table.seats);
  const me = table.seats.findIndex((seat) => seat.mine);
  return names.filter((_, place) => place !== me && table.seats[place]?.kind !== "open");
}

/** A table's name, else whose it is, by the first person who sits there, else what is played there. */
export function tableName(table: Table): string {
  const host = table.seats.find((seat) => seat.kind === "person");
  return table.name || (host ? t("table-of", { player: seatName(host) }) : t(`game-${table.game}`));
}

/** The first sign of a seat's name, for small marks. */
export function initial(seat: TableSeat): string {
  return Array.from(seatName(seat))[0]?.toUpperCase() ?? "?";
}

/** Whether somebody waits for us at a table. */
export function isMyTurn(table: Table): boolean {
  return table.status === "playing" && (table.turn ?? []).some((seat) => table.seats[seat]?.mine);
}

export interface Standing {
  mine: boolean;
  text: string;
}

/** What happens at a table, in a few words. */
export function standing(table: Table): Standing {
  if (table.status === "over") return { mine: false, text: result(table) };
  if (table.status === "open") {
    const free = table.seats.filter((seat) => seat.kind === "open").length;
    if (free === 0 && table.owner) return { mine: true, text: t("table-ready") };
    return { mine: false, text: t("table-free", { free }) };
  }
  if (isMyTurn(table)) return { mine: true, text: t("your-turn") };
  const all = seatNamesOf(table.seats);
  const names = (table.turn ?? []).map((seat) => all[seat] ?? "");
  if (names.length === 0) return { mine: false, text: t("table-running") };
  return { mine: false, text: t("table-waits-for", { names: list(names) }) };
}

/** Who has won at a finished table, and when; of some tables from earlier times it is not known. */
function result(table: Table): string {
  const all = seatNamesOf(table.seats);
  const names = list((table.won ?? []).map((seat) => all[seat] ?? ""));
  const what = names ? t("table-won", { names }) : t("table-over");
  return table.ended ? `${what} · ${when(table.ended)}` : what;
}

/** A time of today as hour and minute, another one as a day. */
function when(time: number): string {
  const date = new Date(time);
  const today = date.toDateString() === new Date().toDateString();
  return date.toLocaleString(language(), today ? { hour: "2-digit", minute: "2-digit" } : { day: "numeric", month: "short", year: "numeric" });
}

/** Tables in the order of need: those that wait for us, those being played, those before their start, finished ones. */
export function byNeed(tables: readonly Table[]): Table[] {
  const rank = (table: Table): number => (standing(table).mine ? 0 : { playing: 1, open: 2, over: 3 }[table.status]);
  return tables.toSorted((a, b) => rank(a) - rank(b));
}

/** A table for one person against the game's strongest bot, which stands last in its list. */
export function botTable(game: GameInfo): NewTable {
  const unlike = game.choices.filter((choice) => usual(choice) !== choice.default);
  return { game: game.id, options: Object.fromEntries(unlike.map((choice) => [choice.id, usual(choice)])), seats: ["me", `bot:${game.bots.at(-1) ?? ""}`], public: false };
}
