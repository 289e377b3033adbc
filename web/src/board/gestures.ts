/** Click, wheel, drag and pinch on a board. */
import type { Action } from "svelte/action";
import type { Point } from "./geometry";
import type { BoardView } from "./view.svelte";

const DRAG_FROM = 6;
const WHEEL_STEP = 0.0016;

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** What a board does with clicks, and with pieces that are dragged instead of clicked. */
export interface Hands {
  /** Something was clicked: what lay under the pointer when it went down, whatever lies there by now. */
  pick(targets: readonly string[]): void;
  /** The map had just moved by itself when the pointer went down: what it hit is not what it was aimed at. */
  strayed(): void;
  /** Whether a piece with these targets can be picked up. */
  lifts(targets: readonly string[]): boolean;
  start(targets: readonly string[]): void;
  over(targets: readonly string[]): void;
  drop(targets: readonly string[]): void;
}

/** The targets of the thing at a place of the page, in order of preference. */
export function targetsOf(element: Element | null): string[] {
  return element?.closest("[data-targets]")?.getAttribute("data-targets")?.split(" ") ?? [];
}

/** Follows the pointers of one element. */
class Gestures {
  readonly #down = new Map<number, Point>();
  #travelled = 0;
  /** Targets of the piece under the finger that pressed, while it may still be dragged. */
  #piece: string[] | null = null;
  #dragging = false;
  /** What lay under the pointer when it went down. */
  #seen: string[] | null = null;
  #strayed = false;

  constructor(
    readonly element: Element,
    readonly view: BoardView,
    readonly hands: Hands,
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
    if (this.#down.size === 0) {
      this.#travelled = 0;
      this.#seen = targetsOf(event.target instanceof Element ? event.target : null);
      this.#strayed = this.view.moving;
    }
    this.#down.set(event.pointerId, this.#pixel(event));
    const targets = targetsOf(event.target instanceof Element ? event.target : null);
    this.#piece = this.#down.size === 1 && this.hands.lifts(targets) ? targets : null;
  }

  move(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const now = this.#pixel(event);
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    this.#travelled += distance(before, now);
    if (this.#piece && !other) {
      this.#drag(event, this.#piece);
    } else if (other) {
      const factor = distance(now, other) / Math.max(distance(before, other), 1);
      this.view.zoom(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else if (this.#travelled > DRAG_FROM) {
      this.view.pan({ x: now.x - before.x, y: now.y - before.y });
    }
    this.#down.set(event.pointerId, now);
  }

  #drag(event: PointerEvent, piece: string[]): void {
    if (this.#travelled <= DRAG_FROM) return;
    if (!this.#dragging) this.hands.start(piece);
    this.#dragging = true;
    this.hands.over(targetsOf(document.elementFromPoint(event.clientX, event.clientY)));
  }

  lift(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
    if (this.#dragging && event.type === "pointerup") {
      this.hands.drop(targetsOf(document.elementFromPoint(event.clientX, event.clientY)));
    }
    this.#dragging = false;
    this.#piece = null;
  }

  /** The click that ends a drag is none; one without a pointer comes from a program that reads the screen. */
  click(event: MouseEvent): void {
    const targets = this.#seen ?? targetsOf(event.target instanceof Element ? event.target : null);
    this.#seen = null;
    if (this.#travelled > DRAG_FROM) this.#travelled = 0;
    else if (this.#strayed) this.hands.strayed();
    else this.hands.pick(targets);
    this.#strayed = false;
  }
}

/** Lets a person click, zoom at the pointer, move the map, pinch, and drag pieces. */
export const gestures: Action<SVGSVGElement, { view: BoardView; hands: Hands }> = (element, { view, hands }) => {
  const follow = new Gestures(element, view, hands);
  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener("wheel", (event) => { follow.wheel(event); }, { passive: false, signal });
  element.addEventListener("pointerdown", (event) => { follow.press(event); }, { signal });
  globalThis.addEventListener("pointermove", (event) => { follow.move(event); }, { signal });
  for (const end of ["pointerup", "pointercancel"] as const) {
    globalThis.addEventListener(end, (event) => { follow.lift(event); }, { signal });
  }
  element.addEventListener("click", (event) => { follow.click(event); }, { signal });
  return {
    destroy() {
      stop.abort();
    },
  };
};
