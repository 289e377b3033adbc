// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Live } from "../../protocol/live.svelte";
import type { Decision, Option } from "../../protocol/types";
import { gameKeys } from "./keys";
import { TableState } from "./table.svelte";
import { sample } from "./testing";

const label = { id: "x" };
const research: Option = { text: "research", kind: "research", label, paths: [["action:research"]] };
const end: Option = { text: "end", kind: "end", label, paths: [["control:end"]] };
const deploy = { target: "action:deploy", reason: "no-ship-in-scrapyard" };
const decision: Decision = { actors: [0], kind: "act", prompt: label, options: [research, end] };

describe("the letters of Quantum", () => {
  const sent = vi.fn(() => Promise.resolve({ type: "accepted", id: "1", version: 1 }));
  let table: TableState;
  const press = (letter: string): boolean => gameKeys(table).press(letter);

  beforeEach(() => {
    vi.clearAllMocks();
    const view = { ...sample(), turn: { number: 1, seat: 0, actions: 0, granted: 3 } };
    table = new TableState({ view, decision, refusals: [deploy], myTurn: [0], undoable: [], option: sent } as unknown as Live);
  });

  it("press the button with that letter", () => {
    expect(press("S")).toBe(true);
    expect(sent).toHaveBeenCalledExactlyOnceWith(research, 0);
  });

  it("end the actions with E", () => {
    press("E");
    expect(sent).toHaveBeenCalledExactlyOnceWith(end, 0);
  });

  it("explain a greyed button", () => {
    press("D");
    expect(table.reason).toBe(deploy);
    expect(sent).not.toHaveBeenCalled();
  });

  it("mean nothing while it is not one's turn", () => {
    table = new TableState({ view: sample(), decision, myTurn: [], undoable: [], option: sent } as unknown as Live);
    expect(press("S")).toBe(false);
  });
});
