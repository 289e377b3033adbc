import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer, Live } from "../../protocol/live.svelte";
import type { Decision, Option } from "../../protocol/types";
import { settings } from "../../browser/settings.svelte";
import { TableState } from "./table.svelte";
import { sample } from "./testing";

const view = sample();
const move: Option = { text: "move a1 b1", kind: "move", label: { id: "x" }, paths: [["ship:0.0", "square:b1"]], cost: 1, steps: 1 };
const attack: Option = {
  text: "attack a1 c1 from b1",
  kind: "attack",
  label: { id: "x" },
  paths: [["ship:0.0", "ship:1.0", "square:b1"]],
  rolls: true,
  odds: { win: 0.5, both: 0 },
};
const end: Option = { text: "end", kind: "end", label: { id: "x" }, paths: [["control:end"]] };
const decision: Decision = {
  actors: [0],
  kind: "act",
  prompt: { id: "prompt-act" },
  options: [move, attack, end],
};
const refusals = [{ target: "action:deploy", reason: "no-ship-in-scrapyard", clause: "Q-DEPLOY-8" }];

function made(other: object = {}): { table: TableState; sent: ReturnType<typeof vi.fn>; why: ReturnType<typeof vi.fn> } {
  const sent = vi.fn((): Promise<Answer> => Promise.resolve({ type: "accepted", id: "1", version: 2 }));
  const why = vi.fn((): Promise<Answer> => Promise.resolve({ type: "why", id: "2", reason: "out-of-range", clause: "Q-MOVE-4" }));
  const ghost = (version: number): Promise<Answer> => Promise.resolve({ type: "ghost", id: "3", version, view });
  const live = { view, decision, refusals, myTurn: [0], undoable: [{ seat: 0, allowed: false, reason: "undo-chance" }], option: sent, why, ghost, ...other };
  return { table: new TableState(live as unknown as Live), sent, why };
}

describe("TableState", () => {
  beforeEach(() => {
    settings.confirm = true;
  });

  it("sends an option as soon as it is the only one left", () => {
    const { table, sent } = made();
    table.pickSquare("a1");
    expect(sent).not.toHaveBeenCalled();
    table.pickSquare("b1");
    expect(sent).toHaveBeenCalledExactlyOnceWith(move, 0);
  });

  it("takes no second click while an answer is awaited", () => {
    const { table, sent } = made();
    table.pickSquare("a1");
    table.pickSquare("b1");
    table.pick(["control:end"]);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it("asks before dice are rolled, and not where that is switched off", () => {
    const { table, sent } = made();
    table.pickSquare("a1");
    table.pick(["ship:1.0", "square:c1"]);
    expect(table.asked).toBe(attack);
    expect(sent).not.toHaveBeenCalled();
    table.confirm();
    expect(sent).toHaveBeenCalledExactlyOnceWith(attack, 0);
    settings.confirm = false;
    const other = made();
    for (const target of ["ship:0.0", "ship:1.0", "square:b1"]) other.table.pick([target]);
    expect(other.sent).toHaveBeenCalledTimes(1);
  });

  it("asks before actions are thrown away", () => {
    const { table, sent } = made();
    table.pick(["control:end"]);
    expect(table.asked).toBe(end);
    expect(sent).not.toHaveBeenCalled();
  });

  it("goes back step by step", () => {
    const { table } = made();
    table.pickSquare("a1");
    table.pick(["ship:1.0"]);
    expect(table.escape()).toBe(true);
    expect(table.clicks).toEqual(["ship:0.0"]);
    expect(table.escape()).toBe(true);
    expect(table.clicks).toEqual([]);
    expect(table.escape()).toBe(false);
  });

  it("takes a square for the only ship in hand, and lights the squares at once", () => {
    const view = sample();
    view.ships.push({ id: "ship:0.3", seat: 0, die: 3, number: 2, place: "hand", moved: false, used: false });
    const place = (square: string): Option => ({ text: `place 2 ${square}`, kind: "place", label: { id: "x" }, paths: [["ship:0.3", `square:${square}`]] });
    const { table, sent } = made({ view, decision: { ...decision, options: [place("b1"), place("c1")] } });
    expect(table.selected?.id).toBe("ship:0.3");
    expect(table.lights.map((light) => light.square)).toEqual(["b1", "c1"]);
    expect(table.escape()).toBe(false);
    table.pickSquare("b1");
    expect(sent).toHaveBeenCalledExactlyOnceWith(place("b1"), 0);
  });

  it("asks the server why a dark square is not possible", async () => {
    const { table, why } = made();
    table.pickSquare("a1");
    table.pick(["square:c3"]);
    await vi.waitFor(() => { expect(table.reason).toMatchObject({ reason: "out-of-range", clause: "Q-MOVE-4" }); });
    expect(why).toHaveBeenCalledExactlyOnceWith("move a1 c3", 0);
    expect(table.clicks).toEqual(["ship:0.0"]);
  });

  it("says why nothing can be undone", async () => {
    const { table } = made();
    await table.takeBack();
    expect(table.reason).toEqual({ reason: "undo-chance" });
  });

  it("offers nothing while it shows the past", async () => {
    const { table } = made();
    await table.showPast(1);
    expect(table.past?.version).toBe(1);
    expect(table.lights).toEqual([]);
    expect(table.mine).toBe(false);
    table.escape();
    expect(table.past).toBeNull();
    expect(table.mine).toBe(true);
  });

  it("keeps of the clicks what the new options know", () => {
    const { table } = made();
    table.pickSquare("a1");
    table.moved();
    expect(table.clicks).toEqual(["ship:0.0"]);
  });
});
