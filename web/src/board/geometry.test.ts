import { describe, expect, it } from "vitest";
import { centre, columnName, kingDistance, parseSquare, sideBySide, squareName, stopTowards } from "./geometry";
import { routeTo } from "./route";

describe("square names", () => {
  it("count columns a…z, aa… and rows from 1", () => {
    expect(columnName(25)).toBe("z");
    expect(columnName(26)).toBe("aa");
    expect(squareName({ x: 3, y: 3 })).toBe("d4");
  });

  it("are read back", () => {
    for (const at of [{ x: 0, y: 0 }, { x: 25, y: 11 }, { x: 26, y: 2 }, { x: 53, y: 9 }]) {
      expect(parseSquare(squareName(at))).toEqual(at);
    }
    expect(parseSquare("D4")).toBeNull();
    expect(parseSquare("d0")).toBeNull();
  });

  it("have a middle in board units", () => {
    expect(centre("b1")).toEqual({ x: 150, y: 50 });
  });
});

describe("distances", () => {
  it("tell neighbours from diagonal ones", () => {
    expect(kingDistance("d4", "e5")).toBe(1);
    expect(sideBySide("d4", "e5")).toBe(false);
    expect(sideBySide("d4", "d5")).toBe(true);
  });
});

describe("stopTowards", () => {
  it("finds the next square in the direction of the key", () => {
    expect(stopTowards("a1", ["b1", "a2", "c1"], 1, 0)).toBe("b1");
  });

  it("jumps over gaps and prefers the straight line", () => {
    expect(stopTowards("a2", ["c2", "b1", "b4"], 1, 0)).toBe("c2");
    expect(stopTowards("a2", ["b1", "b4", "c2"], 1, 0)).toBe("c2");
  });

  it("stays where nothing lies", () => {
    expect(stopTowards("a1", ["a1", "b1"], 0, -1)).toBe("a1");
  });

  it("finds stops that are no squares by the spots that a game gives them", () => {
    const spots: Record<string, { x: number; y: number }> = { middle: { x: 100, y: 100 }, right: { x: 200, y: 100 }, below: { x: 100, y: 200 } };
    const spot = (stop: string): { x: number; y: number } | null => spots[stop] ?? null;
    expect(stopTowards("middle", Object.keys(spots), 0, 1, spot)).toBe("below");
    expect(stopTowards("nowhere", ["right"], 1, 0, spot)).toBe("right");
  });
});

describe("routeTo", () => {
  const squares = ["b1", "a2", "c1", "c2", "b3"];

  it("goes over the given squares only, side by side", () => {
    expect(routeTo("a1", "c2", squares)).toEqual(["a1", "b1", "c1", "c2"]);
  });

  it("takes diagonal steps where it may, and only where they are shorter", () => {
    expect(routeTo("a1", "b3", squares, true)).toEqual(["a1", "a2", "b3"]);
    expect(routeTo("a1", "c1", [...squares, "b2"], true)).toEqual(["a1", "b1", "c1"]);
  });

  it("is a single square where nothing moves", () => {
    expect(routeTo("a1", "a1", squares)).toEqual(["a1"]);
  });

  it("jumps when there is no way", () => {
    expect(routeTo("a1", "h8", squares)).toEqual(["a1", "h8"]);
    expect(routeTo("a1", "b3", squares)).toEqual(["a1", "b3"]);
  });
});
