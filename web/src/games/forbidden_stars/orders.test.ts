import { describe, expect, it } from "vitest";
import type { LogLine } from "../../protocol/types";
import { revealedOrders } from "./orders";

function lines(...types: [string, LogLine["args"]][]): LogLine[] {
  return types.map(([type, args], i) => ({ seq: i + 1, line: 0, type, args }));
}

const GAME = lines(
  ["round-began", { count: 1, seat: 0 }],
  ["order-laid", { seat: 0, system: "tile_1a", order: "strategise" }],
  ["order-laid", { seat: 1, system: "tile_2a" }],
  ["order-revealed", { seat: 1, order: "advance", upgrade: "crusade", system: "tile_2a" }],
  ["order-resolved", { seat: 1, order: "advance" }],
  ["unit-moved", { seat: 1, kind: "nob", from: "argovia", to: "pergam" }],
  ["unit-moved", { seat: 1, kind: "ork_boyz", from: "argovia", to: "pergam" }],
  ["dice-rolled", { seat: 1 }],
  ["combat-ended", { seat: 1, area: "pergam" }],
  ["order-revealed", { seat: 0, order: "deploy", system: "tile_1a" }],
  ["order-discarded", { seat: 0, order: "deploy" }],
  ["scheme-played", { seat: 0, card: "webway" }],
  ["order-revealed", { seat: 1, order: "deploy", system: "tile_1a" }],
  ["objective-taken", { seat: 1, area: "pergam", count: 1 }],
  ["income", { seat: 0, materiel: 3 }],
  ["tactic-chosen", { seat: 0, card: "raid" }],
  ["round-began", { count: 2, seat: 1 }],
  ["order-laid", { seat: 0, system: "tile_1a", order: "advance" }],
);

describe("the orders revealed", () => {
  const [first, ...others] = revealedOrders(GAME);
  it("stand by round in the order in which they were revealed, with player, face and system", () => {
    expect(first?.orders.map(({ seat, face, system, seq }) => [seat, face, system, seq])).toEqual([
      [1, "advance+crusade", "tile_2a", 4],
      [0, "deploy", "tile_1a", 10],
      [1, "deploy", "tile_1a", 13],
    ]);
  });
  it("tell what came of them, alike things counted, and what came at the end of the round by itself", () => {
    expect(first?.orders[0]?.outcomes.map(({ type, count }) => [type, count])).toEqual([["unit-moved", 2], ["combat-ended", 1]]);
    expect(first?.orders.map(({ fate }) => fate)).toEqual(["resolved", "discarded", "open"]);
    expect(first?.end.map(({ type }) => type)).toEqual(["objective-taken", "tactic-chosen"]);
  });
  it("never show a face that lies hidden, not even one's own", () => {
    expect(others).toEqual([]);
    expect(JSON.stringify(revealedOrders(GAME))).not.toContain("strategise");
  });
  it("end where a moment of the past does", () => {
    expect(revealedOrders(GAME, 9).flatMap(({ orders }) => orders).map(({ face }) => face)).toEqual(["advance+crusade"]);
    expect(revealedOrders(GAME, 3)).toEqual([]);
  });
  it("leave out what was taken back", () => {
    const undone = [...GAME, ...lines(["undone", { seat: 1, entry: 13 }]).map((line) => ({ ...line, seq: 20 }))];
    expect(revealedOrders(undone)[0]?.orders.map(({ seq }) => seq)).toEqual([4, 10]);
  });
  it("give a scheme that was played instead of an order a place of its own", () => {
    const [round] = revealedOrders(GAME, Infinity, (card) => card === "webway");
    expect(round?.orders.map(({ face, seq }) => [face, seq])).toEqual([["advance+crusade", 4], ["deploy", 10], ["", 12], ["deploy", 13]]);
    expect(round?.orders[2]?.outcomes.map(({ args }) => args["card"])).toEqual(["webway"]);
  });
});
