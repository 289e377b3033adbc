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
