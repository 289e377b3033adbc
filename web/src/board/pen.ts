/** Drawing on a board: with the right button always, with any pointer while the pen is on. */
import type { Action } from "svelte/action";
import type { Point } from "./geometry";
import type { BoardView } from "./view.svelte";

export interface Pen {
  view: BoardView;
  /** The square at a point of the board. */
  square: (at: Point) => string | undefined;
}

/** Where a pointer is, in board units. */
function pointOf(element: Element, view: BoardView, event: MouseEvent): Point {
  const box = element.getBoundingClientRect();
  const { x, y } = view.camera;
  return { x: x + (event.clientX - box.left) / view.scale, y: y + (event.clientY - box.top) / view.scale };
}

export const pen: Action<SVGSVGElement, Pen> = (element, { view, square }) => {
  const { drawing } = view;
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  let from: string | undefined;
  let pointer = -1;

  const under = (event: MouseEvent): string | undefined => square(pointOf(element, view, event));

  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 2 && !(drawing.pen && event.button === 0)) return;
    event.stopImmediatePropagation();
    // A second finger means something else than a stroke.
    from = pointer >= 0 ? undefined : under(event);
    pointer = event.pointerId;
    drawing.draft = from ? [from, from] : null;
  }, options);
  globalThis.addEventListener("pointermove", (event) => {
    if (event.pointerId !== pointer || !from) return;
    const to = under(event);
    if (to) drawing.draft = [from, to];
  }, options);
  globalThis.addEventListener("pointerup", (event) => {
    if (event.pointerId !== pointer) return;
    const to = from && under(event);
    if (from && to) drawing.draw(from, to);
    else drawing.draft = null;
    from = undefined;
    pointer = -1;
  }, options);
  globalThis.addEventListener("pointercancel", () => {
    if (pointer >= 0) drawing.draft = null;
    from = undefined;
    pointer = -1;
  }, options);
  element.addEventListener("click", (event) => { if (drawing.pen) event.stopImmediatePropagation(); }, options);
  element.addEventListener("contextmenu", (event) => { event.preventDefault(); }, options);
  return {
    destroy() {
      stop.abort();
    },
  };
};
