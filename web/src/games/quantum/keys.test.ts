// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Live } from "../../protocol/live.svelte";
import type { QuantumView } from "../../protocol/quantum";
import type { Decision, Option } from "../../protocol/types";
import { settings } from "../../shell/settings.svelte";
import { pressKey } from "./keys";
import { TableState } from "./table.svelte";

const view: QuantumView = {
  game: "quantum",
  you: 0,
  phase: "actions",
  layout: { id: "d2-spiral", columns: 3, rows: 3, cubes: 5 },
  squares: ["a1", "b1", "c1"],
  tiles: [],
  ships: [
    { id: "ship:0.0", seat: 0, die: 0, number: 3, place: "map", square: "a1" },
    { id: "ship:0.1", seat: 0, die: 1, number: 4, place: "map", square: "c1" },
  ],
  seats: [],
  market: { command: [], gambit: [], decks: { command: 0, gambit: 0 }, discards: { command: [], gambit: [] } },
  turn: { number: 1, seat: 0, actions: 0, granted: 3 },
};
const label = { id: "x" };
const research: Option = { text: "research", kind: "research", label, paths: [["action:research"]] };
const end: Option = { text: "end", kind: "end", label, paths: [["control:end"]] };
const rolls: Option = { text: "reconfigure a1", kind: "reconfigure", label, paths: [["ship:0.0", "action:reconfigure"]], rolls: true };
const other: Option = { ...rolls, text: "reconfigure c1", paths: [["ship:0.1", "action:reconfigure"]] };
const deploy = { target: "action:deploy", reason: "no-ship-in-scrapyard" };
const decision: Decision = { actors: [0], kind: "act", prompt: label, options: [research, end, rolls, other], refusals: [deploy] };

describe("pressKey", () => {
  const ways = { list: vi.fn(), hidePieces: vi.fn(), focusBoard: vi.fn(), fit: vi.fn() };
  const sent = vi.fn(() => Promise.resolve({ type: "accepted", id: "1", version: 1 }));
  let table: TableState;
  const press = (code: string, more: KeyboardEventInit = {}): boolean =>
    pressKey(new KeyboardEvent("keydown", { code, key: code, ...more }), table, ways);

  beforeEach(() => {
    vi.clearAllMocks();
    settings.confirm = true;
    table = new TableState({ view, decision, myTurn: [0], undoable: [], option: sent } as unknown as Live);
  });

  it("presses the button with that letter, in every keyboard layout", () => {
    expect(press("KeyS", { key: "ы" })).toBe(true);
    expect(sent).toHaveBeenCalledExactlyOnceWith(research, 0);
  });

  it("ends the actions with E", () => {
    press("KeyE");
    expect(sent).toHaveBeenCalledExactlyOnceWith(end, 0);
  });

  it("explains a greyed button", () => {
    press("KeyD");
    expect(table.reason).toBe(deploy);
    expect(sent).not.toHaveBeenCalled();
  });

  it("goes to the next and the previous lit square", () => {
    press("KeyN");
    expect(table.cursor).toBe("c1");
    press("KeyN", { shiftKey: true });
    expect(table.cursor).toBe("a1");
    expect(ways.focusBoard).toHaveBeenCalledTimes(2);
  });

  it("says yes with Enter and no with Escape", () => {
    table.pick(["ship:0.0"]);
    table.pick(["action:reconfigure"]);
    expect(table.asked).toBe(rolls);
    press("Escape");
    expect(table.asked).toBeNull();
    table.pick(["action:reconfigure"]);
    press("Enter", { repeat: true });
    expect(sent).not.toHaveBeenCalled();
    press("Enter");
    expect(sent).toHaveBeenCalledExactlyOnceWith(rolls, 0);
  });

  it("opens the list, hides the ships, shows the whole map", () => {
    for (const code of ["KeyL", "KeyH", "KeyG", "Digit0"]) expect(press(code)).toBe(true);
    for (const way of Object.values(ways)) expect(way).toHaveBeenCalledTimes(1);
  });

  it("leaves keys alone that are typed or belong to the browser", () => {
    expect(press("KeyS", { ctrlKey: true })).toBe(false);
    expect(press("KeyQ")).toBe(false);
    expect(sent).not.toHaveBeenCalled();
  });
});
