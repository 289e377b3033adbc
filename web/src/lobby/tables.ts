import type { GameInfo, NewTable, Table } from "../protocol/types";
import { seatNamesOf } from "../text/names";
import { spanText } from "../text/time";
import { language, list, t } from "../text/words.svelte";
import { usual } from "./catalogue";

/** Who sits at a table of one's own besides oneself: what tells tables of one name apart. */
export function othersAt(table: Table): string[] {
  if (!table.seats.some((seat) => seat.mine)) return [];
  const names = seatNamesOf(table.seats);
  const me = table.seats.findIndex((seat) => seat.mine);
  return names.filter((_, place) => place !== me && table.seats[place]?.kind !== "open");
}

/** Whether somebody waits for us at a table. */
export function isMyTurn(table: Table): boolean {
  return table.status === "playing" && (table.turn ?? []).some((seat) => table.seats[seat]?.mine && table.seats[seat].kind === "person");
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

/** How long one has left to answer at a table; empty where no clock runs. */
export function leftText(table: Table): string {
  if (table.left) return t("clock-stands.label", { time: spanText(Math.ceil(table.left / 1000)) });
  return table.seats.some((seat) => seat.mine && seat.late) ? t("clock-over.label") : "";
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
