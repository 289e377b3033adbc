import { describe, expect, it } from "vitest";
import type { Table, TableSeat } from "../protocol/types";
import { changes, gaveUp, standing } from "./changes";

function at(...seats: Partial<TableSeat>[]): Table {
  return { id: "t", status: "playing", seats: seats.map((seat, i) => ({ seat: i, kind: "person", name: "", ...seat })) } as Table;
}

describe("changes", () => {
  it.each<[Partial<TableSeat>, Partial<TableSeat>, string]>([
    [{}, { kind: "bot", out: "resigned" }, "now-resigned"],
    [{}, { kind: "bot", out: "forfeited" }, "now-forfeited"],
    [{}, { kind: "bot", stood_in: true }, "now-bot"],
    [{ kind: "bot", stood_in: true }, {}, "now-back"],
    [{ name: "Aiko" }, { name: "Sofia", former: "Aiko" }, "now-substitute"],
    [{}, { offered: true }, "matter-offered"],
  ])("tells the others of %o that became %o", (was, is, id) => {
    expect(changes(at({ mine: true }, was), at({ mine: true }, is))).toEqual([{ id, seat: 1 }]);
  });

  it("says nothing of what stood already, nor where the game is over", () => {
    const out = at({}, { out: "resigned" });
    expect(changes(out, out)).toEqual([]);
    expect(changes(undefined, out)).toEqual([]);
    expect(changes(at({}, {}), { ...out, status: "over" })).toEqual([]);
  });
});

it("names those for whom bots play as long as the game goes on", () => {
  const table = at({}, { out: "forfeited" }, { stood_in: true });
  expect(standing(table)).toEqual([
    { id: "now-forfeited", seat: 1 },
    { id: "matter-stood-in", seat: 2 },
  ]);
  expect(standing({ ...table, status: "over" })).toEqual([]);
});

it("knows that a person has given up all seats of theirs", () => {
  expect(gaveUp(at({ mine: true, out: "resigned" }, {}))).toBe("resigned");
  expect(gaveUp(at({ mine: true, out: "resigned" }, { mine: true }))).toBe("");
  expect(gaveUp(at({}, { out: "resigned" }))).toBe("");
});
