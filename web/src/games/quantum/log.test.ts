import { describe, expect, it } from "vitest";
import type { Args, LogLine } from "../../protocol/types";
import { lastFight, outcome } from "./combat";
import { passes, recap, squaresOf, turns } from "./log";

let count = 0;
function line(turn: number, type: string, args: Args): LogLine {
  count += 1;
  return { seq: count, line: 0, turn, type, args, seat: typeof args["seat"] === "number" ? args["seat"] : undefined };
}

const log = [
  line(0, "start-player", { seat: 0 }),
  line(1, "turn-started", { seat: 0, turn: 1, actions: 3 }),
  line(1, "moved", { seat: 0, number: 4, from: "a1", to: "b1" }),
  line(2, "turn-started", { seat: 1, turn: 2, actions: 3 }),
  line(2, "moved", { seat: 1, number: 2, from: "d1", to: "c1" }),
  line(2, "attacked", { seat: 1, rival: 0, number: 2, from: "c1", launch: "c1", target: 4, at: "b1" }),
  line(2, "combat-rolled", { seat: 1, rival: 0, attack: 5, defense: 2 }),
  line(2, "die-rerolled", { seat: 1, card: "relentless", roll: 1 }),
  line(2, "attack-won", { seat: 1, rival: 0, attack: 2, defense: 6 }),
  line(2, "ship-destroyed", { seat: 0, number: 4, square: "b1" }),
  line(2, "cube-built", { seat: 1, planet: "b2", left: 3 }),
  line(3, "turn-started", { seat: 0, turn: 3, actions: 3 }),
];

describe("turns", () => {
  it("group the lines and know whose turn it is", () => {
    expect(turns(log).map((group) => [group.turn, group.seat, group.lines.length])).toEqual([
      [0, undefined, 1],
      [1, 0, 2],
      [2, 1, 8],
      [3, 0, 1],
    ]);
  });
});

describe("passes", () => {
  it("sorts lines by what they are about", () => {
    expect(log.filter((each) => passes(each, "fights")).map((each) => each.type)).toEqual([
      "attacked",
      "combat-rolled",
      "die-rerolled",
      "attack-won",
      "ship-destroyed",
    ]);
    expect(log.filter((each) => passes(each, "cubes")).map((each) => each.type)).toEqual(["cube-built"]);
    expect(log.filter((each) => passes(each, "all"))).toHaveLength(log.length);
  });
});

describe("recap", () => {
  it("gives the weightiest lines since the own last turn, in order", () => {
    expect(recap(log, 0, 2).map((each) => each.type)).toEqual(["ship-destroyed", "cube-built"]);
  });

  it("is empty before the first own turn", () => {
    expect(recap(log, 2, 5)).toEqual([]);
  });
});

describe("squaresOf", () => {
  it("finds the places of a line", () => {
    expect(squaresOf(log[5] as LogLine)).toEqual(["c1", "b1", "c1"]);
  });
});

describe("lastFight", () => {
  it("puts a fight together, rerolls and cards included", () => {
    expect(lastFight(log, 0)).toEqual({
      seq: 9,
      at: "b1",
      attack: { seat: 1, number: 2, roll: 1, modifier: -1, total: 2 },
      defense: { seat: 0, number: 4, roll: 2, modifier: 0, total: 6 },
      outcome: "won",
    });
  });

  it("takes a die that a card fixes as it counts", () => {
    for (const rolled of ["weapon-rolled", "defense-rolled"]) {
      const dice = line(2, rolled, { seat: 1, rival: 0, attack: 3, defense: 2, card: "rational" });
      expect(passes(dice, "fights")).toBe(true);
      const fought = [...log.slice(5, 6), dice, line(2, "attack-won", { seat: 1, rival: 0, attack: 5, defense: 6 })];
      expect(lastFight(fought, 0)).toMatchObject({ attack: { roll: 3, modifier: 0 }, defense: { roll: 2, modifier: 0 } });
    }
  });

  it("gives a die that the enemy had rolled again to its owner", () => {
    const cruel = (seat: number, roll: number): LogLine => line(2, "enemy-die-rerolled", { seat, rival: 1 - seat, card: "cruel", roll });
    const fought = [...log.slice(5, 7), cruel(1, 6), cruel(0, 3), line(2, "attack-won", { seat: 1, rival: 0, attack: 5, defense: 10 })];
    expect(lastFight(fought, 0)).toMatchObject({ attack: { roll: 3, modifier: 0 }, defense: { roll: 6, modifier: 0 } });
  });

  it("tells whether the fight that began last is decided", () => {
    expect(outcome(log.slice(0, 7))).toBeNull();
    expect(outcome(log)).toBe("won");
  });

  it("forgets fights that were seen already", () => {
    expect(lastFight(log, 9)).toBeNull();
  });
});
