// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gestures, type Hands } from "./gestures";
import { BoardView } from "./view.svelte";

const NS = "http://www.w3.org/2000/svg";

function pointer(type: string, x: number, y: number, id = 1): MouseEvent {
  const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true });
  Object.defineProperty(event, "pointerId", { value: id });
  return event;
}

describe("gestures", () => {
  const svg = document.createElementNS(NS, "svg");
  const piece = document.createElementNS(NS, "g");
  const square = document.createElementNS(NS, "rect");
  piece.setAttribute("data-targets", "ship:0.0 square:a1");
  square.setAttribute("data-targets", "square:b1");
  svg.append(piece, square);
  let view: BoardView;
  let hands: Hands;
  let stop: (() => void) | undefined;

  beforeEach(() => {
    document.body.append(svg);
    view = new BoardView();
    view.bounds = { x: 0, y: 0, width: 900, height: 900 };
    view.resize({ width: 900, height: 900 });
    hands = { pick: vi.fn(), strayed: vi.fn(), lifts: (targets) => targets[0] === "ship:0.0", start: vi.fn(), over: vi.fn(), drop: vi.fn() };
    stop = gestures(svg, { view, hands })?.destroy;
    document.elementFromPoint = () => square;
  });
  afterEach(() => stop?.());

  it("drags a piece to a square", () => {
    piece.dispatchEvent(pointer("pointerdown", 50, 50));
    dispatchEvent(pointer("pointermove", 150, 50));
    dispatchEvent(pointer("pointerup", 150, 50));
    expect(hands.start).toHaveBeenCalledExactlyOnceWith(["ship:0.0", "square:a1"]);
    expect(hands.drop).toHaveBeenCalledExactlyOnceWith(["square:b1"]);
  });

  it("drops nothing when the browser takes the pointer away", () => {
    piece.dispatchEvent(pointer("pointerdown", 50, 50));
    dispatchEvent(pointer("pointermove", 150, 50));
    dispatchEvent(pointer("pointercancel", 150, 50));
    expect(hands.start).toHaveBeenCalledOnce();
    expect(hands.drop).not.toHaveBeenCalled();
  });

  it("leaves a still press to the click", () => {
    piece.dispatchEvent(pointer("pointerdown", 50, 50));
    dispatchEvent(pointer("pointerup", 52, 50));
    piece.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(hands.start).not.toHaveBeenCalled();
    expect(hands.drop).not.toHaveBeenCalled();
    expect(hands.pick).toHaveBeenCalledExactlyOnceWith(["ship:0.0", "square:a1"]);
  });

  it("means what lay under the pointer when it went down, though the map has moved since", () => {
    piece.dispatchEvent(pointer("pointerdown", 50, 50));
    dispatchEvent(pointer("pointerup", 50, 50));
    square.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    svg.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(vi.mocked(hands.pick).mock.calls).toEqual([[["ship:0.0", "square:a1"]], [[]]]);
  });

  it("does nothing but say so when the map has moved by itself a moment before", () => {
    vi.useFakeTimers();
    view.shows(view.camera);
    view.bounds = { x: 0, y: 0, width: 500, height: 500 };
    view.shows(view.camera);
    square.dispatchEvent(pointer("pointerdown", 50, 50));
    vi.runAllTimers();
    dispatchEvent(pointer("pointerup", 50, 50));
    square.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(hands.strayed).toHaveBeenCalledOnce();
    expect(hands.pick).not.toHaveBeenCalled();
    square.dispatchEvent(pointer("pointerdown", 50, 50));
    dispatchEvent(pointer("pointerup", 50, 50));
    square.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(hands.pick).toHaveBeenCalledExactlyOnceWith(["square:b1"]);
    vi.useRealTimers();
  });

  it("takes the end of a drag for no click", () => {
    square.dispatchEvent(pointer("pointerdown", 300, 300));
    dispatchEvent(pointer("pointermove", 200, 300));
    dispatchEvent(pointer("pointerup", 200, 300));
    square.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(hands.pick).not.toHaveBeenCalled();
  });

  it("moves a zoomed map with the pointer", () => {
    view.zoom(3);
    const { x } = view.camera;
    square.dispatchEvent(pointer("pointerdown", 300, 300));
    dispatchEvent(pointer("pointermove", 200, 300));
    expect(view.camera.x).toBeCloseTo(x + 100 / 3);
    expect(hands.start).not.toHaveBeenCalled();
  });

  it("zooms with two fingers", () => {
    square.dispatchEvent(pointer("pointerdown", 400, 400, 1));
    square.dispatchEvent(pointer("pointerdown", 500, 400, 2));
    dispatchEvent(pointer("pointermove", 600, 400, 2));
    expect(view.camera.width).toBeCloseTo(450);
  });

  it("zooms with the wheel at the pointer", () => {
    svg.dispatchEvent(new WheelEvent("wheel", { deltaY: -400, clientX: 0, clientY: 0, cancelable: true }));
    expect(view.camera.width).toBeLessThan(900);
    expect(view.camera.x).toBeCloseTo(0);
  });
});
