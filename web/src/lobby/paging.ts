import { api } from "../protocol/api";
import type { ListName, Table } from "../protocol/types";

/** What of a list of tables is shown, and how long it is in all. */
export interface Shown {
  tables: Table[];
  total: number;
  /** The mark behind which it goes on; empty at its end. */
  next: string;
}

export type Lists = Record<ListName, Shown>;

export const LISTS: readonly ListName[] = ["mine", "join", "watch"];
/** Others' tables are counted so far. */
const COUNTED = 200;

/** The lists of the lobby with as many parts of each as have been asked for. */
export async function readLists(parts: Readonly<Record<ListName, number>>): Promise<Lists> {
  const { mine, open, pages } = await api.tables();
  const of = (status: Table["status"]): Table[] => open.filter((table) => table.status === status);
  const first: Record<ListName, Table[]> = { mine, join: of("open"), watch: of("playing") };
  const read = LISTS.map(async (name): Promise<[ListName, Shown]> => {
    const shown = { tables: first[name], total: pages[name].total, next: pages[name].next ?? "" };
    for (let part = 1; part < parts[name] && shown.next; part += 1) {
      const more = await api.more(name, shown.next);
      // Between two parts a table may have moved from one to the other.
      const known = new Set(shown.tables.map((table) => table.id));
      shown.tables = [...shown.tables, ...more.tables.filter((table) => !known.has(table.id))];
      shown.total = more.total;
      shown.next = more.next ?? "";
    }
    return [name, shown];
  });
  return Object.fromEntries(await Promise.all(read)) as Lists;
}

/** How long a list is, for people. */
export function length(name: ListName, total: number): string {
  return name !== "mine" && total > COUNTED ? `${String(COUNTED)}+` : String(total);
}
