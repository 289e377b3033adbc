import { describe, expect, it } from "vitest";
import { previewSize, previewTiles } from "./preview";

const WELL = {
  rows: [
    [null, 8, 9],
    [7, 0, 7],
  ],
  starts: [[1, 0]] as [number, number][],
};

describe("a map preview", () => {
  it("leaves gaps out and keeps The Void", () => {
    const tiles = previewTiles(WELL);
    expect(tiles).toHaveLength(5);
    expect(tiles.find(({ x, y }) => x === 1 && y === 1)).toEqual({ x: 1, y: 1, number: undefined, start: false });
  });

  it("marks starting planets", () => {
    expect(previewTiles(WELL).filter((tile) => tile.start)).toEqual([{ x: 1, y: 0, number: 8, start: true }]);
  });

  it("measures the map in tiles", () => {
    expect(previewSize(WELL)).toEqual({ columns: 3, rows: 2 });
  });
});
