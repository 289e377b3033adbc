import { beforeEach, describe, expect, it } from "vitest";
import type { Choice, GameInfo, Table, TableSeat } from "../protocol/types";
import { bundle, use } from "../text/words.svelte";
import english from "../text/en.ftl?raw";
import shared from "../../../src/starhold/text/en.ftl?raw";
import { botTable, byNeed, isMyTurn, leftText, othersAt, standing } from "./tables";

const SEATS: TableSeat[] = [
  { seat: 0, kind: "person", name: "Aiko", mine: true },
  { seat: 1, kind: "bot", bot: "captain" },
  { seat: 2, kind: "open" },
];
const table = (more: Partial<Table>): Table => ({
  id: "T",
  name: "",
  game: "quantum",
  status: "playing",
  options: {},
  seats: SEATS,
  version: 1,
  ...more,
});

describe("a table in the lobby", () => {
  beforeEach(() => {
    use("en", [bundle("en", english, shared)]);
  });

  it("is told from one of the same name by the others who sit there, if it is one's own", () => {
    expect(othersAt(table({}))).toEqual(["Captain"]);
    const screen: TableSeat = { seat: 1, kind: "person", name: "Bob", mine: true };
    expect(othersAt(table({ seats: [...SEATS.slice(0, 1), screen] }))).toEqual(["Bob"]);
    expect(othersAt(table({ seats: SEATS.map((seat) => ({ ...seat, mine: false })) }))).toEqual([]);
  });

  it("says how much time is left where a clock runs", () => {
    expect(leftText(table({ left: 5_400_000 }))).toBe("1 h 30 min left");
    expect(leftText(table({}))).toBe("");
    expect(leftText(table({ seats: SEATS.map((seat) => ({ ...seat, late: seat.seat === 0 })) }))).toBe("Time is over");
  });

  it("says whose turn it is", () => {
    expect(standing(table({ turn: [0] }))).toEqual({ mine: true, text: "your turn" });
    expect(standing(table({ turn: [1] }))).toEqual({ mine: false, text: "waiting for Captain" });
    expect(isMyTurn(table({ turn: [0], status: "over" }))).toBe(false);
  });

  it("says how many seats are free before the game", () => {
    expect(standing(table({ status: "open" })).text).toBe("1 free seat");
    expect(standing(table({ status: "open", owner: true, seats: SEATS.slice(0, 2) }))).toEqual({ mine: true, text: "ready to start" });
    expect(standing(table({ status: "open", seats: SEATS.slice(0, 2) })).text).toBe("all seats are taken");
  });

  it("says who has won and when, once it is over", () => {
    const ended = new Date(2024, 10, 3, 12).getTime();
    expect(standing(table({ status: "over", won: [1], ended })).text).toBe("Captain won · Nov 3, 2024");
    expect(standing(table({ status: "over", won: [0, 1], ended: Date.now() })).text).toMatch(/^Aiko, Captain won · \d+:\d\d/);
    expect(standing(table({ status: "over" })).text).toBe("finished");
  });

  it("stands the higher the more it needs us", () => {
    const names = byNeed([
      table({ name: "over", status: "over" }),
      table({ name: "open", status: "open" }),
      table({ name: "theirs", turn: [1] }),
      table({ name: "ours", turn: [0] }),
    ]).map(({ name }) => name);
    expect(names).toEqual(["ours", "theirs", "open", "over"]);
  });

  it("is made against the strongest bot in one press", () => {
    expect(botTable({ id: "quantum", bots: ["random", "captain"], choices: [] as Choice[] } as GameInfo).seats).toEqual(["me", "bot:captain"]);
  });
});
