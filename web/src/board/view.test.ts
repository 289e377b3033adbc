import { beforeEach, describe, expect, it, vi } from "vitest";
import { BoardView } from "./view.svelte";

describe("a map that moves by itself", () => {
  let view: BoardView;
  const show = (): void => { view.shows(view.camera); };

  beforeEach(() => {
    vi.useFakeTimers();
    view = new BoardView();
    view.bounds = { x: 0, y: 0, width: 900, height: 900 };
    view.resize({ width: 300, height: 300 });
    show();
    return () => vi.useRealTimers();
  });

  it("is marked for a moment when it goes to what matters", () => {
    expect(view.moving).toBe(false);
    view.points = [{ x: 100, y: 100 }, { x: 200, y: 100 }];
    show();
    expect(view.moving).toBe(true);
    vi.runAllTimers();
    expect(view.moving).toBe(false);
  });

  it("goes no closer to what matters than squares need to be easy to hit", () => {
    view.bounds = { x: 0, y: 0, width: 1800, height: 1800 };
    view.resize({ width: 700, height: 700 });
    view.points = [{ x: 150, y: 150 }, { x: 250, y: 150 }];
    expect(view.scale).toBeGreaterThan(0.6);
    expect(view.scale).toBeLessThan(0.8);
  });

  it("is not marked for a nudge", () => {
    view.resize({ width: 300, height: 285 });
    show();
    expect(view.moving).toBe(false);
  });

  it("is not marked when a person zooms", () => {
    view.zoom(2);
    show();
    expect(view.moving).toBe(false);
  });
});

describe("a map over which something lies", () => {
  let view: BoardView;
  const pixel = (y: number): number => (y - view.camera.y) * view.scale;

  beforeEach(() => {
    view = new BoardView();
    view.bounds = { x: 0, y: 0, width: 900, height: 900 };
    view.resize({ width: 900, height: 900 });
  });

  it("stays as it is while what matters is in sight", () => {
    const before = view.camera;
    view.points = [{ x: 100, y: 100 }, { x: 300, y: 500 }];
    view.covered = 300;
    expect(view.camera).toEqual(before);
  });

  it("brings what matters into the part that is in sight", () => {
    view.points = [{ x: 100, y: 100 }, { x: 300, y: 850 }];
    view.covered = 300;
    for (const { y } of view.points) {
      expect(pixel(y)).toBeGreaterThan(20);
      expect(pixel(y)).toBeLessThan(600 - 20);
    }
  });
});

describe("a map of which something covers the lowest rows", () => {
  const view = (width: number, height: number, covered: number): BoardView => {
    const made = new BoardView();
    made.bounds = { x: 0, y: 0, width: 900, height: 900 };
    made.resize({ width, height });
    made.covered = covered;
    return made;
  };
  const lowest = (map: BoardView): number => (map.bounds.height - map.camera.y) * map.scale;

  it("is shown whole in what is left of a phone", () => {
    const map = view(360, 270, 70);
    expect(lowest(map)).toBeCloseTo(200);
    map.covered = 0;
    expect(lowest(map)).toBeCloseTo(270);
  });

  it("follows a drag until its end is in sight, and lies as before when it is open again", () => {
    const map = view(900, 900, 300);
    const before = map.camera;
    map.pan({ x: 0, y: -500 });
    expect(lowest(map)).toBeCloseTo(600);
    expect(map.fitted).toBe(false);
    map.covered = 0;
    expect(map.camera).toEqual(before);
    expect(map.fitted).toBe(true);
  });

  it("does not follow a drag while everything is in sight", () => {
    const map = view(900, 1300, 100);
    const before = map.camera;
    map.pan({ x: 0, y: -50 });
    expect(map.camera).toEqual(before);
  });

  it("can be zoomed in and out again in small steps", () => {
    const map = view(360, 270, 70);
    const before = map.camera;
    for (let step = 0; step < 5; step += 1) map.zoom(1.1);
    expect(map.camera.width).toBeLessThan(before.width / 1.5);
    for (let step = 0; step < 8; step += 1) map.zoom(1 / 1.1);
    expect(map.camera).toEqual(before);
  });
});
