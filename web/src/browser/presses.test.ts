// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followPresses, hold } from "./presses";

let acts = 0;
let stop: () => void;

/** A button that acts at each press, and is free again when the returned function is called. */
function button(): { element: HTMLButtonElement; drawn: () => void } {
  document.body.innerHTML = "<button>Research</button>";
  const element = document.querySelector("button") as HTMLButtonElement;
  const free: (() => void)[] = [];
  element.onclick = () => {
    acts += 1;
    free.push(hold());
  };
  return { element, drawn: () => { for (const each of free.splice(0)) each(); } };
}

const click = (element: Element, x = 10, y = 10): boolean => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y }));
const key = (element: Element, type: string, more: KeyboardEventInit = {}): boolean => element.dispatchEvent(new KeyboardEvent(type, { key: "Enter", code: "Enter", bubbles: true, cancelable: true, ...more }));

/** Enter on a button as browsers do it: a click comes of the key unless something forbids it. */
function enter(element: HTMLElement, repeat = false): void {
  if (key(element, "keydown", { repeat })) element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 0 }));
}

describe("a press that repeats one which has acted", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    acts = 0;
    stop = followPresses();
  });
  afterEach(() => {
    vi.runAllTimers();
    stop();
    vi.useRealTimers();
  });

  it("does nothing before what comes of it is drawn, and for 350 milliseconds after", () => {
    const { element, drawn } = button();
    click(element);
    click(element, 14, 8);
    vi.advanceTimersByTime(5_000);
    click(element);
    drawn();
    vi.advanceTimersByTime(340);
    click(element);
    expect(acts).toBe(1);
    vi.advanceTimersByTime(20);
    click(element);
    expect(acts).toBe(2);
    drawn();
  });

  it("is one at the same place: a press elsewhere counts at once", () => {
    const { element, drawn } = button();
    click(element);
    click(element, 200, 10);
    expect(acts).toBe(2);
    drawn();
  });

  it("may be a key: the same one once more, or held down", () => {
    const { element, drawn } = button();
    enter(element);
    enter(element, true);
    drawn();
    vi.advanceTimersByTime(100);
    enter(element);
    vi.advanceTimersByTime(400);
    enter(element, true);
    expect(acts).toBe(1);
    key(element, "keyup");
    vi.advanceTimersByTime(1);
    enter(element);
    expect(acts).toBe(2);
    key(element, "keyup");
    drawn();
  });

  it("may come from a program that reads the screen", () => {
    const { element, drawn } = button();
    element.click();
    element.click();
    expect(acts).toBe(1);
    drawn();
    vi.advanceTimersByTime(400);
    element.click();
    expect(acts).toBe(2);
    drawn();
  });

  it("is told to whoever tests the page", () => {
    const { element, drawn } = button();
    click(element);
    expect(document.documentElement.dataset["held"]).toBe("");
    drawn();
    vi.advanceTimersByTime(400);
    expect(document.documentElement.dataset["held"]).toBeUndefined();
  });
});
