import { beforeEach, describe, expect, it } from "vitest";
import type { Table, TableSeat } from "../protocol/types";
import { bundle, use } from "./words.svelte";
import english from "./en.ftl?raw";
import russian from "./ru.ftl?raw";
import shared from "../../../src/starhold/text/en.ftl?raw";
import { initial, seatName, seatNamesOf, tableName } from "./names";

const SEATS: TableSeat[] = [
  { seat: 0, kind: "person", name: "Aiko", mine: true },
  { seat: 1, kind: "bot", bot: "captain" },
  { seat: 2, kind: "open" },
];
const table = (more: Partial<Table>): Table => ({ id: "T", name: "", game: "quantum", status: "playing", options: {}, seats: SEATS, version: 1, ...more });

beforeEach(() => {
  use("en", [bundle("en", english, shared)]);
});

describe("a seat", () => {
  it("names people, bots and free seats", () => {
    expect(SEATS.map(seatName)).toEqual(["Aiko", "Captain", "Free seat"]);
    expect(seatName({ seat: 1, kind: "person" })).toBe("a former player");
    expect(initial({ seat: 0, kind: "person", name: "ёж" })).toBe("Ё");
  });

  it("is numbered among bots of its kind", () => {
    const bot = (seat: number, name: string): TableSeat => ({ seat, kind: "bot", bot: name, name });
    expect(seatNamesOf([bot(0, "captain"), bot(1, "random"), bot(2, "captain")])).toEqual(["Captain 1", "Random", "Captain 2"]);
  });
});

describe("a table", () => {
  it("is named after who sits there, in the reader's language, unless it has a name", () => {
    expect(tableName(table({ name: "Friday" }))).toBe("Friday");
    expect(tableName(table({}))).toBe("Aiko’s table");
    expect(tableName(table({ seats: SEATS.slice(1) }))).toBe("game-quantum");
    expect(tableName(table({ seats: [{ seat: 0, kind: "person" }, ...SEATS.slice(1)] }))).toBe("game-quantum");
    use("ru", [bundle("ru", russian)]);
    expect(tableName(table({}))).toBe("Стол игрока Aiko");
  });
});
