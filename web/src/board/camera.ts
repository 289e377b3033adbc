/** The part of the board that a view shows, in board units; pure functions, no DOM. */
import type { Point } from "./geometry";

export interface Camera {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What shows the board, in pixels. */
export interface Frame extends Size {
  /** Pixels at its lower side that something lies over. */
  covered?: number;
}

/** Smallest and largest magnification against the fitted view. */
export const ZOOM_RANGE = { min: 1, max: 6 } as const;

/** The camera that shows the whole of `bounds` in a frame of the given pixel size. */
export function fit(bounds: Camera, frame: Size): Camera {
  const [across, down] = [Math.max(frame.width, 1), Math.max(frame.height, 1)];
  const scale = Math.max(bounds.width / across, bounds.height / down);
  const width = across * scale;
  const height = down * scale;
  return {
    x: bounds.x + (bounds.width - width) / 2,
    y: bounds.y + (bounds.height - height) / 2,
    width,
    height,
  };
}

/** Share of the height of a frame that `fitOpen` gives to the board at least, however much lies over it. */
const LEAST_OPEN = 0.5;

/** The camera that shows the whole of `bounds` in the part of a frame that nothing lies over: as `fit` does, where that is enough. */
export function fitOpen(bounds: Camera, frame: Frame): Camera {
  const whole = fit(bounds, frame);
  const { width, height, covered = 0 } = frame;
  const below = (whole.height - bounds.height) / 2;
  if ((covered * whole.height) / Math.max(height, 1) <= below) return whole;
  const near = fit(bounds, { width, height: Math.max(height - covered, height * LEAST_OPEN) });
  return { ...near, height: (near.width * height) / Math.max(width, 1) };
}

/** Board coordinates of a pixel inside the frame. */
export function toBoard(camera: Camera, frame: Size, pixel: Point): Point {
  return {
    x: camera.x + (pixel.x / Math.max(frame.width, 1)) * camera.width,
    y: camera.y + (pixel.y / Math.max(frame.height, 1)) * camera.height,
  };
}

/** Magnification of `camera` against the fitted view. */
export function magnification(camera: Camera, bounds: Camera, frame: Size): number {
  return fit(bounds, frame).width / camera.width;
}

/** Zooms by `factor` (above 1: closer) so that the board point under `pixel` stays there. */
export function zoomAt(camera: Camera, bounds: Camera, frame: Frame, pixel: Point, factor: number): Camera {
  const now = magnification(camera, bounds, frame);
  const wanted = Math.min(ZOOM_RANGE.max, Math.max(Math.min(ZOOM_RANGE.min, now), now * factor));
  const ratio = now / wanted;
  const anchor = toBoard(camera, frame, pixel);
  const moved = {
    x: anchor.x - (anchor.x - camera.x) * ratio,
    y: anchor.y - (anchor.y - camera.y) * ratio,
    width: camera.width * ratio,
    height: camera.height * ratio,
  };
  return clamp(moved, bounds, frame);
}

/** Moves the camera against a drag of `by` pixels. */
export function pan(camera: Camera, bounds: Camera, frame: Frame, by: Point): Camera {
  const moved = {
    ...camera,
    x: camera.x - (by.x / Math.max(frame.width, 1)) * camera.width,
    y: camera.y - (by.y / Math.max(frame.height, 1)) * camera.height,
  };
  return clamp(moved, bounds, frame);
}

/**
 * Keeps the view on the board: centred where the board is smaller than the frame, else without a gap. Its lowest part
 * can be moved out from under what lies over the frame.
 */
export function clamp(camera: Camera, bounds: Camera, frame?: Frame): Camera {
  const below = ((frame?.covered ?? 0) * camera.height) / Math.max(frame?.height ?? 1, 1);
  return {
    ...camera,
    x: clampAxis(camera.x, camera.width, bounds.x, bounds.width),
    y: clampAxis(camera.y, camera.height, bounds.y, bounds.height + below),
  };
}

function clampAxis(start: number, size: number, lowest: number, extent: number): number {
  if (size >= extent) return lowest + (extent - size) / 2;
  return Math.min(lowest + extent - size, Math.max(lowest, start));
}

/** The camera moved as little as possible so that `point` lies inside, and open to sight, by at least `margin`. */
export function reveal(camera: Camera, bounds: Camera, point: Point, margin: number, frame?: Frame): Camera {
  const open = camera.height * (1 - (frame?.covered ?? 0) / Math.max(frame?.height ?? 1, 1));
  const x = Math.min(point.x - margin, Math.max(camera.x, point.x + margin - camera.width));
  const y = Math.min(point.y - margin, Math.max(camera.y, point.y + margin - open));
  return clamp({ ...camera, x, y }, bounds, frame);
}

/** The camera that shows all points with `margin` around them, as close as the zoom range and `closest`, pixels of a board unit, allow. */
export function frameAll(points: readonly Point[], bounds: Camera, frame: Size, margin: number, closest = Infinity): Camera {
  const whole = fit(bounds, frame);
  if (points.length === 0) return whole;
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const box = { x: Math.min(...xs) - margin, y: Math.min(...ys) - margin, width: 2 * margin, height: 2 * margin };
  box.width += Math.max(...xs) - Math.min(...xs);
  box.height += Math.max(...ys) - Math.min(...ys);
  const near = fit(box, frame);
  const ratio = Math.min(1, Math.max(1 / ZOOM_RANGE.max, Math.max(near.width, frame.width / closest) / whole.width));
  const [width, height] = [whole.width * ratio, whole.height * ratio];
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return clamp({ x: middle.x - width / 2, y: middle.y - height / 2, width, height }, bounds);
}

/** How far apart, in board units, the things are that two cameras show at the same pixel of a frame: the most of its corners. */
export function jump(before: Camera, after: Camera, frame: Size): number {
  const corners = [0, frame.width].flatMap((x) => [0, frame.height].map((y) => ({ x, y })));
  return Math.max(
    ...corners.map((pixel) => {
      const [from, to] = [toBoard(before, frame, pixel), toBoard(after, frame, pixel)];
      return Math.hypot(to.x - from.x, to.y - from.y);
    }),
  );
}
