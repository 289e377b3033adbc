import { describe, expect, it } from "vitest";
import { areaOf, areasOf, cellCorner, edgeLine, index, markSpot, pieceOf, pieceTarget, targetsIn, unitsIn } from "./model";
import { share } from "../../protocol/share";
import { sample } from "./testing";
import type { Area, System } from "./types";

const where = index(sample());

describe("places", () => {
  it("lays the four areas of a system around its middle, north-west first", () => {
    expect(["argovia", "tile_10a_ne", "pergam", "tile_10a_sw"].map((id) => where.area.get(id)?.at)).toEqual([
      { x: 850, y: 850 },
      { x: 950, y: 850 },
      { x: 950, y: 950 },
      { x: 850, y: 950 },
    ]);
  });
  it("gives every area a square of its own for the keyboard", () => {
    expect([...where.square.keys()]).toEqual(["i9", "j9", "j10", "i10"]);
  });
  it("reads cells and edges", () => {
    expect(cellCorner("e5")).toEqual({ x: 800, y: 800 });
    expect(edgeLine("e5w")).toEqual({ from: { x: 800, y: 800 }, to: { x: 800, y: 1000 }, upright: true });
    expect(edgeLine("e5n").to).toEqual({ x: 1000, y: 800 });
  });
});

describe("the cursor", () => {
  it("stands in the middle of a cell, as wide as it, and in the middle of an edge or a storm", () => {
    expect(markSpot("cell:e5")).toEqual({ x: 900, y: 900, span: 200 });
    expect(markSpot("edge:e5n")).toEqual({ x: 900, y: 800, span: 100 });
    expect(markSpot("storm:e5w")).toEqual({ x: 800, y: 900, span: 100 });
    expect(markSpot("area:argovia")).toBeNull();
  });
});

describe("a new view", () => {
  it("keeps the places of systems in which nothing has changed, and makes those of the others afresh", () => {
    const before = sample();
    before.systems.push({ ...structuredClone(before.systems[0] as System), tile: "tile_2a", cell: "f5", areas: ["a", "b", "c", "d"].map((id) => ({ id, capacity: 3, controller: -1 })) });
    const first = index(before);
    const next = structuredClone(before);
    (next.systems[0]?.areas[0] as Area).capacity = 5;
    const second = index(share(before, next), first);
    const kept = [...second.area].filter(([id, place]) => first.area.get(id) === place).map(([id]) => id);
    expect(kept).toEqual(["a", "b", "c", "d"]);
    expect(second.area.get("argovia")?.area.capacity).toBe(5);
    expect(second.area.get("pergam")?.system).toBe(second.view.systems[0]);
  });
  it("makes a place afresh that was laid elsewhere", () => {
    const before = sample();
    const moved = sample();
    (moved.systems[0] as System).cell = "f5";
    expect(index(share(before, moved), index(before)).area.get("argovia")?.square).toBe("k9");
  });
});

describe("targets", () => {
  it("writes and reads units, routed or not", () => {
    expect(pieceTarget("argovia", 0, "scout", true)).toBe("piece:argovia.0.scout.routed");
    expect(pieceOf("piece:argovia.1.nob")).toEqual({ area: "argovia", seat: 1, unit: "nob", routed: false });
    expect(pieceOf("area:argovia")).toBeNull();
  });
  it("offers everything in an area, steady and routed units apart, and the bastion", () => {
    const place = where.area.get("argovia");
    expect(place && targetsIn(place)).toEqual([
      "area:argovia",
      "piece:argovia.0.scout",
      "piece:argovia.0.scout.routed",
      "piece:argovia.0.bastion",
      "system:tile_10a",
    ]);
  });
  it("finds the area of a unit", () => {
    expect(areaOf(where, "piece:pergam.1.nob")?.area.id).toBe("pergam");
    expect(areaOf(where, "card:nob")).toBeUndefined();
  });

  it("names an area once, however many of the targets lie in it", () => {
    const ids = (...targets: string[]): string[] => areasOf(where, targets).map((place) => place.area.id);
    expect(ids("piece:pergam.1.nob", "piece:pergam.1.nob", "piece:pergam.1.boy", "area:pergam", "card:nob")).toEqual(["pergam"]);
  });
  it("counts routed units once", () => {
    expect(unitsIn(where.area.get("argovia")?.area ?? { id: "", capacity: 0, controller: -1 })).toBe(3);
  });
});
