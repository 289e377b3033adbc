import type { Point } from "../../../board/geometry";

const TEETH = 10;
const END = 10;

/** A zigzag line between two points on a straight edge, a little short of both ends. */
export function zigzag(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const points = Array.from({ length: TEETH + 1 }, (_, i) => {
    const way = END + ((length - 2 * END) * i) / TEETH;
    const off = i === 0 || i === TEETH ? 0 : i % 2 ? 5 : -5;
    return `${(from.x + along.x * way - along.y * off).toFixed(1)} ${(from.y + along.y * way + along.x * off).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}
