import { describe, expect, it } from "vitest";
import { clamp, fit, fitOpen, frameAll, jump, magnification, pan, reveal, toBoard, zoomAt } from "./camera";

const bounds = { x: 0, y: 0, width: 900, height: 900 };
const frame = { width: 600, height: 300 };

describe("fit", () => {
  it("shows the whole board in the middle of a wide frame", () => {
    expect(fit(bounds, frame)).toEqual({ x: -450, y: 0, width: 1800, height: 900 });
  });

  it("survives a frame without size", () => {
    expect(fit(bounds, { width: 0, height: 0 })).toEqual(bounds);
  });
});

describe("fitOpen", () => {
  it("is the usual fit where the board lies open anyway", () => {
    const tall = { width: 300, height: 500, covered: 100 };
    expect(fitOpen(bounds, tall)).toEqual(fit(bounds, tall));
  });

  it("shows the whole board above what lies over the frame", () => {
    const camera = fitOpen(bounds, { ...frame, covered: 75 });
    expect(camera).toEqual({ x: -750, y: 0, width: 2400, height: 1200 });
    expect(camera.height * (225 / 300)).toBe(bounds.height);
  });

  it("keeps the board half as large at least", () => {
    expect(fitOpen(bounds, { ...frame, covered: 280 }).width).toBe(2 * fit(bounds, frame).width);
  });
});

describe("zoomAt", () => {
  it("keeps the point under the pointer", () => {
    const start = fit(bounds, frame);
    const pixel = { x: 300, y: 150 };
    const before = toBoard(start, frame, pixel);
    const after = toBoard(zoomAt(start, bounds, frame, pixel, 3), frame, pixel);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it("stays inside the allowed range", () => {
    const start = fit(bounds, frame);
    expect(zoomAt(start, bounds, frame, { x: 0, y: 0 }, 0.1)).toEqual(start);
    const close = zoomAt(start, bounds, frame, { x: 300, y: 150 }, 1000);
    expect(magnification(close, bounds, frame)).toBeCloseTo(6);
  });
});

describe("zoomAt at the rim", () => {
  it("leaves no gap beside the board", () => {
    const corner = { x: 600, y: 750, width: 300, height: 150 };
    expect(zoomAt(corner, bounds, frame, { x: 0, y: 0 }, 0.5)).toEqual({ x: 300, y: 600, width: 600, height: 300 });
  });
});

describe("pan, clamp and reveal", () => {
  it("follows the drag in board units", () => {
    const close = { x: 300, y: 300, width: 300, height: 150 };
    expect(pan(close, bounds, frame, { x: 60, y: -60 })).toEqual({ x: 270, y: 330, width: 300, height: 150 });
  });

  it("never leaves the board", () => {
    expect(clamp({ x: 800, y: -50, width: 300, height: 150 }, bounds)).toMatchObject({ x: 600, y: 0 });
  });

  it("lets the lowest part of the board out from under what lies over the frame", () => {
    const half = { ...frame, covered: 150 };
    const close = { x: 300, y: 700, width: 600, height: 300 };
    expect(clamp(close, bounds)).toMatchObject({ y: 600 });
    expect(clamp(close, bounds, half)).toMatchObject({ y: 700 });
    expect(pan(close, bounds, half, { x: 0, y: -400 })).toMatchObject({ y: 750 });
    expect(reveal({ ...close, y: 600 }, bounds, { x: 450, y: 800 }, 50, half)).toMatchObject({ y: 700 });
  });

  it("moves as little as possible to show a point", () => {
    const close = { x: 0, y: 0, width: 300, height: 150 };
    expect(reveal(close, bounds, { x: 100, y: 80 }, 50)).toEqual(close);
    expect(reveal(close, bounds, { x: 450, y: 80 }, 50)).toMatchObject({ x: 200, y: 0 });
    expect(reveal(close, bounds, { x: 450, y: 280 }, 50)).toMatchObject({ x: 200, y: 180 });
  });
});

describe("frameAll", () => {
  it("shows all points, as near as they allow", () => {
    const points = [
      { x: 450, y: 450 },
      { x: 650, y: 450 },
    ];
    expect(frameAll(points, bounds, frame, 50)).toEqual({ x: 400, y: 375, width: 300, height: 150 });
  });

  it("never shows less than the zoom range allows, nor more than the board", () => {
    expect(frameAll([{ x: 0, y: 0 }], bounds, frame, 10).width).toBe(300);
    expect(frameAll([], bounds, frame, 10)).toEqual(fit(bounds, frame));
  });
});

describe("jump", () => {
  it("is how far apart the things are that stand at the same pixel, at most", () => {
    const camera = { x: 0, y: 0, width: 600, height: 300 };
    expect(jump(camera, camera, frame)).toBe(0);
    expect(jump(camera, { ...camera, x: 30, y: 40 }, frame)).toBeCloseTo(50);
    expect(jump(camera, { x: 0, y: 0, width: 300, height: 150 }, frame)).toBeCloseTo(Math.hypot(300, 150));
  });
});
