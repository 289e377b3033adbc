// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../browser/settings.svelte";
import { pressKey } from "./keys";
import { option, tableWith, type TestTable } from "./testing";

const rolls = option("roll", ["square:a1", "action:roll"], { rolls: true });
const other = option("other", ["square:c1", "action:roll"], { rolls: true });

describe("pressKey", () => {
  const ways = { list: vi.fn(), hidePieces: vi.fn(), focusBoard: vi.fn(), fit: vi.fn() };
  const own = vi.fn((letter: string) => letter === "S");
  const sent = vi.fn(() => Promise.resolve({ type: "accepted", id: "1", version: 1 }));
  let table: TestTable;
  const press = (code: string, more: KeyboardEventInit = {}): boolean =>
    pressKey(new KeyboardEvent("keydown", { code, key: code, ...more }), table, ways, own);

  beforeEach(() => {
    vi.clearAllMocks();
    settings.confirm = true;
    table = tableWith([rolls, other], { option: sent });
  });

  it("asks the game first, in every keyboard layout, and once for a key that is held down", () => {
    expect(press("KeyS", { key: "ы" })).toBe(true);
    expect(press("KeyS", { repeat: true })).toBe(false);
    expect(own).toHaveBeenCalledExactlyOnceWith("S");
  });

  it("goes to the next and the previous lit square", () => {
    press("KeyN");
    expect(table.cursor).toBe("c1");
    press("KeyN", { shiftKey: true });
    expect(table.cursor).toBe("a1");
    expect(ways.focusBoard).toHaveBeenCalledTimes(2);
  });

  it("goes to the first or the last one from a square that is not lit", () => {
    table.cursor = "b1";
    press("KeyN");
    expect(table.cursor).toBe("a1");
    table.cursor = "b1";
    press("KeyN", { shiftKey: true });
    expect(table.cursor).toBe("c1");
  });

  it("leaves Enter to the button that has the focus", () => {
    table.pick(["square:a1"]);
    table.pick(["action:roll"]);
    const button = document.createElement("button");
    const heard: boolean[] = [];
    button.addEventListener("keydown", (event) => heard.push(pressKey(event, table, ways, own)));
    button.dispatchEvent(new KeyboardEvent("keydown", { code: "Enter", key: "Enter" }));
    expect(heard).toEqual([false]);
    expect(sent).not.toHaveBeenCalled();
  });

  it("stays where it is when nothing is lit", () => {
    table.clicks = ["square:a1"];
    expect(press("KeyN")).toBe(true);
    expect(table.cursor).toBe("a1");
    expect(ways.focusBoard).not.toHaveBeenCalled();
  });

  it("says yes with Enter and no with Escape", () => {
    table.pick(["square:a1"]);
    table.pick(["action:roll"]);
    expect(table.asked).toBe(rolls);
    press("Escape");
    expect(table.asked).toBeNull();
    table.pick(["action:roll"]);
    press("Enter", { repeat: true });
    expect(sent).not.toHaveBeenCalled();
    press("Enter");
    expect(sent).toHaveBeenCalledExactlyOnceWith(rolls, 0);
  });

  it("opens the list, hides the pieces, shows the whole map", () => {
    for (const code of ["KeyL", "KeyH", "KeyG", "Digit0"]) expect(press(code)).toBe(true);
    for (const way of Object.values(ways)) expect(way).toHaveBeenCalledTimes(1);
  });

  it("leaves keys alone that are typed or belong to the browser", () => {
    expect(press("KeyS", { ctrlKey: true })).toBe(false);
    expect(press("KeyQ")).toBe(false);
    expect(sent).not.toHaveBeenCalled();
  });
});
