/**
 * Keeps the focus on something: what has it may go away – a button with its question, a dialog, a note – and then it moves
 * to where one goes on, instead of falling to the page as a whole. A part of the page may say with `data-next` where that is.
 */

const FOCUSABLE = "button, a[href], input, select, textarea, summary, [tabindex]";
/** How many places before are remembered. */
const REMEMBERED = 8;
/** Milliseconds after which a browser has taken the focus from what can no longer have it. */
const LATER = 60;
/** Milliseconds in which a control may come back that was taken away while its press was carried out. */
const RETURNS = 3_000;

interface Place {
  element: HTMLElement;
  /** What it was in, from the inside out. */
  around: readonly Element[];
  name: string;
}

function nameOf(element: Element): string {
  return element.getAttribute("data-target") ?? element.getAttribute("data-testid") ?? "";
}

/** Whether an element is there, to be seen, and can have the focus. */
function usable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled") && element.getClientRects().length > 0;
}

function first(elements: Iterable<HTMLElement>): HTMLElement | undefined {
  for (const element of elements) if (usable(element)) return element;
  return undefined;
}

class Keeper {
  #at: Place | undefined;
  #before: HTMLElement[] = [];
  /** The control that had the focus when it went away, and when that was. */
  #gone = { name: "", since: 0 };
  #moving = false;

  came(event: FocusEvent): void {
    const element = event.target;
    if (!(element instanceof HTMLElement)) return;
    if (!this.#moving) this.#gone = { name: "", since: 0 };
    const around: Element[] = [];
    for (let each = element.parentElement; each; each = each.parentElement) around.push(each);
    this.#at = { element, around, name: nameOf(element) };
    this.#before = [element, ...this.#before.filter((each) => each !== element && each.isConnected)].slice(0, REMEMBERED);
  }

  /** Somebody may let go of it on purpose, by a click beside everything. */
  went(event: FocusEvent): void {
    const at = this.#at;
    if (event.relatedTarget === null && at && document.hasFocus()) {
      setTimeout(() => {
        if (this.#at === at && document.activeElement === document.body && usable(at.element)) this.#at = undefined;
      });
    }
  }

  look(): void {
    const active = document.activeElement;
    if (active && active !== document.body) this.#comeBack(active);
    else if (this.#at && !usable(this.#at.element)) this.#moveOn(this.#at);
  }

  #comeBack(active: Element): void {
    const { name, since } = this.#gone;
    if (name === "" || performance.now() - since > RETURNS || !active.matches("[data-next]")) return;
    const again = this.#named(name);
    if (again) this.#move(again);
  }

  #named(name: string): HTMLElement | undefined {
    const quoted = CSS.escape(name);
    return first(document.querySelectorAll<HTMLElement>(`button[data-target="${quoted}"], button[data-testid="${quoted}"]`));
  }

  #moveOn({ around, name }: Place): void {
    const stay = around.filter((each) => each.isConnected);
    const part = stay.find((each) => each.querySelector("[data-next]"));
    const next = part && first(part.querySelectorAll<HTMLElement>("[data-next]"));
    const again = name === "" ? undefined : this.#named(name);
    const inner = stay.filter((each) => each.parentElement?.closest("main"));
    const near = inner.flatMap((each) => first(each.querySelectorAll<HTMLElement>(FOCUSABLE)) ?? [])[0];
    const to = again ?? next ?? near ?? first(this.#before) ?? document.getElementById("main");
    if (to) this.#move(to);
    this.#gone = { name: again ? "" : name, since: performance.now() };
  }

  #move(to: HTMLElement): void {
    this.#moving = true;
    to.focus({ preventScroll: true });
    this.#moving = false;
  }
}

/** Keeps the focus from now on; call the result to stop. */
export function keepFocus(): () => void {
  const keeper = new Keeper();
  const stop = new AbortController();
  const how = { capture: true, signal: stop.signal };
  let later: ReturnType<typeof setTimeout> | undefined;
  const watcher = new MutationObserver(() => {
    keeper.look();
    clearTimeout(later);
    later = setTimeout(() => { keeper.look(); }, LATER);
  });
  addEventListener("focusin", (event) => { keeper.came(event); }, how);
  addEventListener("focusout", (event) => { keeper.went(event); }, how);
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "open"] });
  return () => {
    stop.abort();
    watcher.disconnect();
    clearTimeout(later);
  };
}
