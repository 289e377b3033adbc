import { describe, expect, it } from "vitest";
import type { Answer } from "../protocol/live.svelte";
import { ChancesNow, margin, shares } from "./chances.svelte";

const HALF = { chances: [{ seat: 0, win: 0.5 }], samples: 96, assumes: [] };

describe("shares", () => {
  const points = (wins: number[], samples?: number): number[] => shares(wins, samples).map(({ chance }) => chance);

  it("rounds what was played through in imagination, and leaves an exact chance as it is", () => {
    expect(shares([0.5313, 0.4687], 96).slice(0, 2)).toEqual([{ id: "estimate-about", chance: 55 }, { id: "estimate-about", chance: 45 }]);
    expect(shares([0.5313, 0.4687], undefined).slice(0, 2)).toEqual([{ id: "estimate-exact", chance: 53 }, { id: "estimate-exact", chance: 47 }]);
  });
  it("adds up to a hundred, whatever is rounded", () => {
    expect(points([0.72, 0.226], 96)).toEqual([70, 25, 5]);
    expect(points([0.476, 0.476], 96)).toEqual([50, 45, 5]);
    expect(points([0.333, 0.333, 0.333])).toEqual([34, 33, 33, 0]);
    for (let win = 1; win < 96; win += 1) {
      const [own, other] = shares([win / 96, (95 - win) / 96], 96);
      const inner = own?.id === "estimate-about" && other?.id === "estimate-about";
      expect(inner ? own.chance + other.chance : 100).toBe(100);
    }
  });
  it("never says that something cannot or must happen", () => {
    expect(shares([0, 0.99], 96).slice(0, 2)).toEqual([{ id: "estimate-under", chance: 5 }, { id: "estimate-over", chance: 95 }]);
  });
  it("says how far it may be off", () => {
    expect(margin(96)).toBe(11);
    expect(margin(400)).toBe(5);
  });
});

/** A table at a version, whose answers come when they are sent. */
function table(): { live: { version: number; estimate: () => Promise<Answer> }; answer: (answer: Answer) => Promise<void>; asked: () => number } {
  const waiting: ((answer: Answer) => void)[] = [];
  let asked = 0;
  const live = {
    version: 1,
    estimate: () => {
      asked += 1;
      return new Promise<Answer>((done) => waiting.push(done));
    },
  };
  return {
    live,
    asked: () => asked,
    answer: async (answer) => {
      waiting.shift()?.(answer);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

describe("ChancesNow", () => {
  it("asks once a version and keeps what it knows until the next answer", async () => {
    const { live, answer, asked } = table();
    const chances = new ChancesNow(live);
    void chances.ask();
    void chances.ask();
    expect(asked()).toBe(1);
    await answer({ type: "estimate", id: "c1", version: 1, estimate: HALF });
    expect(chances.now).toEqual(HALF);
    live.version = 2;
    void chances.ask();
    expect([asked(), chances.now]).toEqual([2, HALF]);
    await answer({ type: "refused", reason: "stale", text: "" });
    expect(chances.now).toEqual(HALF);
    live.version = 3;
    void chances.ask();
    await answer({ type: "estimate", id: "c3", version: 3 });
    expect(chances.now).toBeNull();
  });

  it("is not set back by an answer that comes late", async () => {
    const { live, answer } = table();
    const chances = new ChancesNow(live);
    void chances.ask();
    live.version = 2;
    chances.version = 2;
    await answer({ type: "estimate", id: "c1", version: 1, estimate: HALF });
    expect(chances.now).toBeNull();
  });
});
