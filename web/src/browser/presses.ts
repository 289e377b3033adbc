/**
 * Presses that only repeat one which has just acted: the second half of a double click or double tap, the same key once
 * more, a key that is held down. What lies under the finger by then is something else than what it was aimed at.
 */

/** Pixels within which a second press is one at the same place. */
const NEAR = 40;
/** Milliseconds from the moment at which what a press has done is drawn, in which it may still be repeated by accident. */
const AFTER = 350;

interface Press {
  x?: number;
  y?: number;
  /** Which key, where it was one; empty for a press without hand or key, as programs that read the screen make them. */
  key?: string;
}

let last: Press | undefined;
/** The key that is down, or has just gone up: a button takes either for a click. */
let down = "";
/** The same, where it does nothing. */
let swallowed = "";
const held = new Set<Press>();

function mark(): void {
  if (held.size > 0) document.documentElement.dataset["held"] = "";
  else delete document.documentElement.dataset["held"];
}

/** The last press has acted: the same press does nothing until a while after what comes of it is drawn; call the result then. */
export function hold(): () => void {
  const press = last;
  if (!press) return () => undefined;
  held.add(press);
  mark();
  return () => {
    setTimeout(() => {
      held.delete(press);
      mark();
    }, AFTER);
  };
}

function repeats(press: Press): boolean {
  return [...held].some((one) => {
    if (one.x === undefined || press.x === undefined) return one.x === press.x && one.key === press.key;
    return Math.hypot(one.x - press.x, (one.y ?? 0) - (press.y ?? 0)) <= NEAR;
  });
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function onclick(event: MouseEvent): void {
  const byKey = event.detail === 0;
  if (byKey && swallowed !== "") {
    swallow(event);
    return;
  }
  if (byKey && down !== "") return;
  const press: Press = byKey ? { key: "" } : { x: event.clientX, y: event.clientY };
  if (repeats(press)) swallow(event);
  else last = press;
}

function onkeydown(event: KeyboardEvent): void {
  const press = { key: event.code || event.key };
  const clicks = (event.key === "Enter" || event.key === " ") && event.target instanceof Element && event.target.closest("button, a") !== null;
  down = press.key;
  if (repeats(press) || (event.repeat && clicks)) {
    swallowed = press.key;
    swallow(event);
  } else last = press;
}

function onkeyup(event: KeyboardEvent): void {
  if ((event.code || event.key) === swallowed) event.preventDefault();
  setTimeout(() => (down = swallowed = ""));
}

/** Follows all presses of the page; call the result to stop. */
export function followPresses(): () => void {
  const stop = new AbortController();
  const how = { capture: true, signal: stop.signal };
  addEventListener("click", onclick, how);
  addEventListener("keydown", onkeydown, how);
  addEventListener("keyup", onkeyup, how);
  return () => {
    stop.abort();
  };
}
