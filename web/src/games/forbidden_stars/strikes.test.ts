import { describe, expect, it } from "vitest";
import type { LogLine } from "../../protocol/types";
import { lastStrike } from "./strikes";

/** Lines of record entries, those of an entry together. */
function log(...entries: [string, LogLine["args"]][][]): LogLine[] {
  return entries.flatMap((entry, seq) => entry.map(([type, args], line) => ({ seq, line, type, args })));
}

const AIMED = log(
  [["order-revealed", { seat: 0, order: "advance", system: "tile_1a" }]],
  [["unit-destroyed", { seat: 1, area: "pergam", kind: "cultist" }]],
  [["strike-aimed", { seat: 0, from: "tile_10a_ne", to: "pergam" }], ["dice-rolled", { seat: 0 }]],
);
const HIT = log(
  [], [], [],
  [
    ["damage-dealt", { seat: 1, count: 5 }],
    ["unit-destroyed", { seat: 1, area: "pergam", kind: "cultist" }],
    ["unit-destroyed", { seat: 1, area: "pergam", kind: "cultist" }],
    ["structure-destroyed", { seat: 1, area: "pergam", structure: "bastion" }],
    ["unit-routed", { seat: 1, area: "pergam", kind: "helbrute" }],
    ["unit-destroyed", { seat: 0, area: "pergam", kind: "scout" }],
    ["unit-destroyed", { seat: 1, area: "noatun", kind: "cultist" }],
  ],
  [["unit-destroyed", { seat: 1, area: "pergam", kind: "cultist" }]],
);

describe("the latest orbital strike", () => {
  it("is what its own damage did to whom it was aimed at", () => {
    expect(lastStrike([...AIMED, ...HIT])).toEqual({
      seq: 3, seat: 0, rival: 1, from: "tile_10a_ne", to: "pergam", damage: 5,
      lost: [{ unit: "cultist", count: 2 }, { unit: "bastion", count: 1 }],
      routed: [{ unit: "helbrute", count: 1 }],
    });
  });
  it("is not told before the damage is done, nor at an earlier moment", () => {
    expect(lastStrike(AIMED)).toBeUndefined();
    expect(lastStrike([...AIMED, ...HIT], 2)).toBeUndefined();
    expect(lastStrike([])).toBeUndefined();
  });
  it("is over with the next order and the next round", () => {
    for (const type of ["order-revealed", "round-began"]) {
      expect(lastStrike([...AIMED, ...HIT, { seq: 9, line: 0, type, args: {} }])).toBeUndefined();
    }
  });
  it("is not one that was taken back", () => {
    const back: LogLine = { seq: 9, line: 0, type: "undone", args: { entry: 2 } };
    expect(lastStrike([...AIMED, ...HIT, back])).toBeUndefined();
  });
});
