import { describe, expect, it } from "vitest";
import { zigzag } from "./storms";
import { plate, silhouette } from "./units";
import { linesOf, planetHue, slotsOf, spots, widthOf } from "./worlds";

describe("art", () => {
  it("fills as many places as there are units, and adds places for a surplus", () => {
    expect(slotsOf(3, 1)).toEqual([true, false, false]);
    expect(slotsOf(2, 3)).toEqual([true, true, true]);
  });
  it("keeps stacks apart and inside the square", () => {
    for (let count = 1; count <= 6; count++) {
      const found = spots(count);
      expect(found).toHaveLength(count);
      for (const spot of found) expect(Math.abs(spot.x) + 14 * spot.scale).toBeLessThan(50);
      expect(new Set(found.map((spot) => `${String(spot.x)},${String(spot.y)}`)).size).toBe(count);
    }
  });
  it("draws a storm between the ends of its edge", () => {
    expect(zigzag({ x: 0, y: 0 }, { x: 200, y: 0 })).toMatch(/^M10\.0 .*190\.0 0\.0$/);
  });
  it("has a shape for units that a host has added", () => {
    expect(silhouette("new_unit", "ship")).not.toBe(silhouette("new_unit", "ground"));
    expect(plate("ship")).not.toBe(plate("ground"));
  });
  it("knows that Japanese letters are wide", () => {
    expect(widthOf("聖堂")).toBeGreaterThan(widthOf("Lux"));
  });
  it("breaks a name that would be too small in one line where its halves are most alike", () => {
    expect(linesOf("The Vault of St Ravinnusa", 11)).toEqual(["The Vault of", "St Ravinnusa"]);
    expect(linesOf("Lux", 11)).toEqual(["Lux"]);
    expect(linesOf("Gelsenkirchenburg", 5)).toEqual(["Gelsenkirchenburg"]);
  });
  it("gives a world the same look every time", () => {
    expect(planetHue("argovia")).toBe(planetHue("argovia"));
  });
});
