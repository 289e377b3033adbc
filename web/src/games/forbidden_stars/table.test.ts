import { describe, expect, it } from "vitest";
import type { Live } from "../../protocol/live.svelte";
import { TableState } from "./table.svelte";
import { sample } from "./testing";

/** A table at which seat 0 is asked or not. */
function tableFor(asked: boolean): TableState {
  const decision = { actors: [asked ? 0 : 1], kind: "plan", prompt: { id: "fs-prompt-plan" }, options: [] };
  return new TableState({ view: sample(), decision, refusals: [], myTurn: asked ? [0] : [], undoable: [], log: [] } as unknown as Live);
}

describe("a closer look", () => {
  it("is put away when one is asked anew, not by what others do", () => {
    for (const asked of [true, false]) {
      const table = tableFor(asked);
      table.looked = "system:tile_10a";
      table.moved();
      expect(table.looked).toBe(asked ? null : "system:tile_10a");
    }
  });
});

describe("escape", () => {
  it("closes the upgrades first, then the closer look, then nothing", () => {
    const table = tableFor(true);
    table.looked = "system:tile_10a";
    table.market = true;
    expect([table.escape(), table.market, table.looked]).toEqual([true, false, "system:tile_10a"]);
    expect([table.escape(), table.looked]).toEqual([true, null]);
    expect(table.escape()).toBe(false);
  });
});

describe("the summary of a combat", () => {
  it("stays until it is put away or the person plays on", async () => {
    const table = tableFor(true);
    const { view } = table;
    const ended = { round: 1, area: "tile_10a_nw", winner: 0, reason: "morale", sides: [], fate: "none" } as const;
    const live = { ...table.live, view: { ...view, phase: "operations", show: { ...view.show, last_combat: ended } }, option: () => Promise.resolve({ type: "accepted" }) };
    const playing = new TableState(live as unknown as Live);
    playing.moved();
    expect(playing.ended).toEqual(ended);
    await playing.send({ text: "pass", kind: "pass", label: { id: "fs-option-pass" }, paths: [] });
    expect(playing.ended).toBeUndefined();
  });
});
