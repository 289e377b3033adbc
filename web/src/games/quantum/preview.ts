import type { Layout } from "../../protocol/types";

/** A tile of a map preview at column x, row y; no number for The Void. */
export interface PreviewTile {
  x: number;
  y: number;
  number?: number;
  start: boolean;
}

/** The tiles of a layout. Rows hold a planet number, 0 for The Void, or null where there is no tile. */
export function previewTiles(layout: Pick<Layout, "rows" | "starts">): PreviewTile[] {
  const starts = new Set(layout.starts.map(([x, y]) => `${String(x)},${String(y)}`));
  const tiles: PreviewTile[] = [];
  layout.rows.forEach((row, y) => {
    row.forEach((number, x) => {
      if (number !== null) tiles.push({ x, y, number: number || undefined, start: starts.has(`${String(x)},${String(y)}`) });
    });
  });
  return tiles;
}

/** Columns and rows of a layout in tiles. */
export function previewSize(layout: Pick<Layout, "rows">): { columns: number; rows: number } {
  return { columns: Math.max(1, ...layout.rows.map((row) => row.length)), rows: Math.max(1, layout.rows.length) };
}
