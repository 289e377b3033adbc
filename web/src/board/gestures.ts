/** Wheel, drag and pinch on a board. */
import type { Action } from "svelte/action";
import type { Point } from "./geometry";
import type { BoardView } from "./view.svelte";

const DRAG_FROM = 6;
const WHEEL_STEP = 0.0016;

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Follows the pointers of one element. */
class Gestures {
  readonly #down = new Map<number, Point>();
  #travelled = 0;

  constructor(
    readonly element: Element,
    readonly view: BoardView,
  ) {}

  #pixel(event: MouseEvent): Point {
    const box = this.element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
    this.view.zoom(Math.exp(-pixels * WHEEL_STEP), this.#pixel(event));
  }

  press(event: PointerEvent): void {
    if (this.#down.size === 0) this.#travelled = 0;
    this.#down.set(event.pointerId, this.#pixel(event));
  }

  move(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const now = this.#pixel(event);
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    this.#travelled += distance(before, now);
    if (other) {
      const factor = distance(now, other) / Math.max(distance(before, other), 1);
      this.view.zoom(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else if (this.#travelled > DRAG_FROM) {
      this.view.pan({ x: now.x - before.x, y: now.y - before.y });
    }
    this.#down.set(event.pointerId, now);
  }

  lift(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
  }

  /** The click that ends a drag is none. */
  click(event: MouseEvent): void {
    if (this.#travelled <= DRAG_FROM) return;
    event.stopPropagation();
    this.#travelled = 0;
  }
}

/** Lets a person zoom at the pointer, drag and pinch. */
export const gestures: Action<SVGSVGElement, BoardView> = (element, view) => {
  const follow = new Gestures(element, view);
  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener("wheel", (event) => { follow.wheel(event); }, { passive: false, signal });
  element.addEventListener("pointerdown", (event) => { follow.press(event); }, { signal });
  globalThis.addEventListener("pointermove", (event) => { follow.move(event); }, { signal });
  for (const end of ["pointerup", "pointercancel"] as const) {
    globalThis.addEventListener(end, (event) => { follow.lift(event); }, { signal });
  }
  element.addEventListener("click", (event) => { follow.click(event); }, { capture: true, signal });
  return {
    destroy() {
      stop.abort();
    },
  };
};
