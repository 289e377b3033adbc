// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LogLine } from "../protocol/types";
import type { LogWays } from "./log";
import { Replay } from "./replay.svelte";
import { tableWith } from "./testing";

const line = (seq: number, type: string): LogLine => ({ seq, line: 0, type, args: {} });
const log = [line(1, "turn"), line(2, "moved"), line(4, "turn"), line(5, "fight"), line(8, "turn"), line(9, "moved")];
const ways: LogWays = {
  event: (type) => type,
  groups: (lines) => lines.filter((each) => each.type === "turn").map((each) => ({ title: `T${String(each.seq)}`, lines: [each] })),
  filters: [],
  places: ({ seq }) => [`p${String(seq)}`],
  steps: [{ back: "back", on: "on", begins: (each) => each.type === "turn" }],
  fight: (each) => each.type === "fight",
  secrets: true,
};

function replay(): Replay {
  const ghost = vi.fn((version: number) => Promise.resolve(version > 9 ? { type: "refused", reason: "version-unknown" } : { type: "ghost", version, view: { game: "test", phase: "play" } }));
  const story = vi.fn(() => Promise.resolve({ type: "story", log: log.slice(0, 2) }));
  return new Replay(tableWith([], { log, version: 9, ghost, story }), ways);
}

describe("going through the moments", () => {
  beforeEach(() => { history.replaceState(null, "", "/t/x"); });

  it("goes by entry, by turn, to the first and the last", async () => {
    const it = replay();
    await it.go(5);
    expect([it.at, it.title, it.table.past?.places]).toEqual([5, "T4", ["p5"]]);
    for (const [move, there] of [
      [() => { it.leap(0, 1); }, 8],
      [() => { it.leap(0, 1); }, 9],
      [() => { it.leap(0, -1); }, 8],
      [() => { it.step(-1); }, 7],
      [() => { it.first(); }, 1],
      [() => { it.step(-1); }, 1],
      [() => { it.end(); }, 9],
    ] as const) {
      move();
      await vi.waitFor(() => { expect(it.table.past?.version).toBe(there); });
    }
  });

  it("shows the last of many moments that are asked for in a row", async () => {
    const it = replay();
    for (const version of [2, 3, 4, 5, 6]) void it.go(version);
    expect(it.at).toBe(6);
    await vi.waitFor(() => { expect(it.table.past?.version).toBe(6); });
    expect(it.table.live.ghost).toHaveBeenCalledTimes(2);
  });

  it("plays by itself past what nobody is told, and stops at the end", async () => {
    vi.useFakeTimers();
    const it = replay();
    await it.go(2);
    it.toggle();
    const seen: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      seen.push(it.at);
    }
    expect(seen).toEqual([4, 5, 8, 9, 9, 9]);
    expect(it.playing).toBe(false);
    vi.useRealTimers();
  });

  it("is not shown once one has gone back to now", async () => {
    const it = replay();
    const going = it.go(3);
    it.leave();
    await going;
    expect(it.table.past).toBeNull();
  });

  it("tells another's log while one sees with another's knowledge", async () => {
    const it = replay();
    await it.go(3, { everything: true });
    expect(it.table.log).toHaveLength(2);
    await it.go(4);
    expect([it.table.past?.reader.everything, it.table.log.length]).toEqual([true, 2]);
    await it.go(4, {});
    expect(it.table.log).toHaveLength(6);
  });

  it("follows the address, and the address follows it", async () => {
    const it = replay();
    history.replaceState(null, "", "/t/x#v5.s2");
    it.follow();
    await vi.waitFor(() => { expect(it.table.past).toMatchObject({ version: 5, reader: { seat: 1 } }); });
    await it.go(6);
    it.say();
    expect(location.hash).toBe("#v6.s2");
    it.leave();
    it.say();
    expect(location.hash).toBe("");
    history.replaceState(null, "", "/t/x#v50");
    it.follow();
    await vi.waitFor(() => { expect(location.hash).toBe(""); });
  });
});
