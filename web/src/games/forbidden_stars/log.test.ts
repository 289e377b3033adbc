import { describe, expect, it } from "vitest";
import type { LogLine } from "../../protocol/types";
import { LOG, recap } from "./log";

function lines(...types: [string, LogLine["args"]][]): LogLine[] {
  return types.map(([type, args], seq) => ({ seq, line: 0, type, args }));
}

const GAME = lines(
  ["storm-placed", { seat: 0, to: "e5n" }],
  ["round-began", { count: 1, seat: 0 }],
  ["order-laid", { seat: 0, system: "tile_1a" }],
  ["order-revealed", { seat: 0, order: "deploy", system: "tile_1a" }],
  ["order-resolved", { seat: 0 }],
  ["order-revealed", { seat: 1, order: "advance", system: "tile_1a" }],
  ["unit-moved", { seat: 1, kind: "nob", from: "argovia", to: "pergam" }],
  ["combat-ended", { seat: 1, area: "pergam" }],
  ["income", { seat: 0, count: 3 }],
);

describe("the log", () => {
  it("begins a group with the round, each order and the end of the round", () => {
    expect(LOG.groups(GAME).map((group) => group.lines.length)).toEqual([1, 2, 2, 3, 1]);
  });
  it("begins the end of the round with the objectives taken", () => {
    const end = lines(["objective-taken", { seat: 1, area: "pergam" }], ["objective-taken", { seat: 0, area: "argovia" }], ["income", { seat: 0, count: 3 }]);
    expect(LOG.groups([...GAME.slice(0, 8), ...end]).map((group) => group.lines.length)).toEqual([1, 2, 2, 3, 3]);
  });
  it("keeps the groups in which nothing is new", () => {
    const before = LOG.groups(GAME);
    const after = LOG.groups([...GAME, ...lines(["income", { seat: 1, count: 2 }])]);
    expect(after.map((group, i) => group === before[i])).toEqual([true, true, true, true, false]);
    expect(after.at(-1)?.lines).toHaveLength(2);
  });
  it("filters orders, fights and gains", () => {
    const left = LOG.filters.map((filter) => GAME.filter((line) => filter.passes(line)).map((line) => line.type));
    expect(left).toEqual([["order-laid", "order-revealed", "order-resolved", "order-revealed"], ["combat-ended"], ["income"]]);
  });
  it("knows the places of a line", () => {
    expect(GAME.map((line) => LOG.places(line)).at(6)).toEqual(["argovia", "pergam"]);
  });
  it("tells what the others did since one's own last order, the weighty things only", () => {
    expect(recap(GAME, 0, 5).map((line) => line.type)).toEqual(["order-revealed", "units-moved", "combat-ended"]);
    expect(recap(GAME, 0, 1).map((line) => line.type)).toEqual(["combat-ended"]);
    expect(recap(GAME.slice(0, 2), 0, 5)).toEqual([]);
  });
  it("sums up the moves of others by where they went", () => {
    const move = (seat: number, from: string, to: string): [string, LogLine["args"]] => ["unit-moved", { seat, kind: "nob", from, to }];
    const game = lines(["order-resolved", { seat: 0 }], move(1, "argovia", "pergam"), move(1, "purge", "argovia"), move(0, "lux", "pergam"), move(1, "argovia", "pergam"));
    expect(recap(game, 0, 5).map((line) => [line.type, line.args])).toEqual([
      ["units-moved", { seat: 1, to: "argovia", count: 1 }],
      ["units-moved", { seat: 1, to: "pergam", count: 2 }],
    ]);
  });
  it("tells how fights ended for oneself as well: what one lost and what one won", () => {
    const game = lines(
      ["order-resolved", { seat: 0 }],
      ["order-revealed", { seat: 1, order: "advance", system: "tile_1a" }],
      ["unit-destroyed", { seat: 0, kind: "ork_boyz", area: "pergam" }],
      ["combat-ended", { seat: 0, area: "argovia" }],
      ["unit-bought", { seat: 0 }],
    );
    expect(recap(game, 0, 5).map((line) => line.type)).toEqual(["order-revealed", "unit-destroyed", "combat-ended"]);
  });
});
