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

/** Smallest and largest magnification against the fitted view. */
export const ZOOM_RANGE = { min: 1, max: 6 } as const;

/** The camera that shows the whole of `bounds` in a frame of the given pixel size. */
export function fit(bounds: Camera, frame: Size): Camera {
  const scale = Math.max(bounds.width / Math.max(frame.width, 1), bounds.height / Math.max(frame.height, 1));
  const width = frame.width * scale;
  const height = frame.height * scale;
  return {
    x: bounds.x + (bounds.width - width) / 2,
    y: bounds.y + (bounds.height - height) / 2,
    width,
    height,
  };
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
export function zoomAt(camera: Camera, bounds: Camera, frame: Size, pixel: Point, factor: number): Camera {
  const now = magnification(camera, bounds, frame);
  const wanted = Math.min(ZOOM_RANGE.max, Math.max(ZOOM_RANGE.min, now * factor));
  const ratio = now / wanted;
  const anchor = toBoard(camera, frame, pixel);
  const moved = {
    x: anchor.x - (anchor.x - camera.x) * ratio,
    y: anchor.y - (anchor.y - camera.y) * ratio,
    width: camera.width * ratio,
    height: camera.height * ratio,
  };
  return clamp(moved, bounds);
}

/** Moves the camera against a drag of `by` pixels. */
export function pan(camera: Camera, bounds: Camera, frame: Size, by: Point): Camera {
  const moved = {
    ...camera,
    x: camera.x - (by.x / Math.max(frame.width, 1)) * camera.width,
    y: camera.y - (by.y / Math.max(frame.height, 1)) * camera.height,
  };
  return clamp(moved, bounds);
}

/** Keeps the view on the board: centred where the board is smaller than the frame, else without a gap. */
export function clamp(camera: Camera, bounds: Camera): Camera {
  return {
    ...camera,
    x: clampAxis(camera.x, camera.width, bounds.x, bounds.width),
    y: clampAxis(camera.y, camera.height, bounds.y, bounds.height),
  };
}

function clampAxis(start: number, size: number, lowest: number, extent: number): number {
  if (size >= extent) return lowest + (extent - size) / 2;
  return Math.min(lowest + extent - size, Math.max(lowest, start));
}

/** The camera moved as little as possible so that `point` lies inside by at least `margin`. */
export function reveal(camera: Camera, bounds: Camera, point: Point, margin: number): Camera {
  const x = Math.min(point.x - margin, Math.max(camera.x, point.x + margin - camera.width));
  const y = Math.min(point.y - margin, Math.max(camera.y, point.y + margin - camera.height));
  return clamp({ ...camera, x, y }, bounds);
}
