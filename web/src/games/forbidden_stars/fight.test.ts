import { describe, expect, it } from "vitest";
import type { Option, Target } from "../../protocol/types";
import { afterHits, areaChoices, diceOf, stacksOf, strikeOdds } from "./fight";
import { sample } from "./testing";
import type { FightSide } from "./types";

const SIDE: FightSide = {
  seat: 0,
  dice: { offence: 2, defence: 0, morale: 1 },
  tokens: { offence: 0, defence: 2 },
  bolters: 2,
  shields: 2,
  damage: 0,
};

describe("afterHits", () => {
  const assign = { left: 6, hits: [], takes: { scout: 2, land_raider: 4, bastion: 3 } };

  it("counts what the chosen units take, never below zero", () => {
    expect(afterHits(assign, ["piece:a.0.scout", "piece:a.0.scout"])?.left).toBe(2);
    expect(afterHits(assign, ["piece:a.0.land_raider", "piece:a.0.bastion"])?.left).toBe(0);
    expect(afterHits(undefined, ["piece:a.0.scout"])).toBeUndefined();
  });

  it("shows them beside the hits that are forced", () => {
    const forced = { ...assign, hits: [{ unit: "scout", routed: false }] };
    expect(afterHits(forced, ["piece:a.0.scout.routed"])?.hits.map(({ unit, routed }) => ({ unit, routed }))).toEqual([
      { unit: "scout", routed: false },
      { unit: "scout", routed: true },
    ]);
  });

  it("takes other clicks for no hits", () => {
    expect(afterHits(assign, ["card:ambush"])).toEqual(assign);
  });
});

describe("stacksOf", () => {
  const area = sample().systems[0]?.areas[0];

  it("parts routed units from the others and puts the bastion last", () => {
    expect(stacksOf(area, 0).map((each) => [each.unit, each.count, each.routed, each.target])).toEqual([
      ["scout", 2, false, "piece:argovia.0.scout"],
      ["scout", 1, true, "piece:argovia.0.scout.routed"],
      ["bastion", 1, false, "piece:argovia.0.bastion"],
    ]);
    expect(stacksOf(area, 1)).toEqual([]);
    expect(stacksOf(undefined, 0)).toEqual([]);
  });

  it("counts what has been given damage", () => {
    const hits = [{ unit: "scout", routed: false }, { unit: "scout", routed: false }, { unit: "bastion", routed: false }];
    expect(stacksOf(area, 0, { left: 1, hits, takes: {} }).map((each) => each.hits)).toEqual([2, 0, 1]);
  });
});

describe("diceOf", () => {
  it("groups dice and tokens by icon and leaves out what is not there", () => {
    expect(diceOf(SIDE)).toEqual([
      { face: "offence", dice: 2, tokens: 0, target: "die:0.offence" },
      { face: "defence", dice: 0, tokens: 2, target: "die:0.defence" },
      { face: "morale", dice: 1, tokens: 0, target: "die:0.morale" },
    ]);
  });
});

describe("areaChoices", () => {
  function shot(from: string, damage: number): Option {
    const odds = { dice: 2 * damage, damage, destroy: 0.5, clear: 0 };
    return { text: `strike ${from} rigal`, kind: "strike", label: { id: "x" }, paths: [["area:rigal", `area:${from}`]], odds } as unknown as Option;
  }

  it("takes areas only, and the best of several shots at one", () => {
    const next = new Map<Target, Option[]>([
      ["area:rigal", [shot("tile_1", 1), shot("tile_2", 3)]],
      ["control:done", []],
    ]);
    expect(areaChoices(next)).toEqual([{ target: "area:rigal", area: "rigal", odds: { dice: 6, damage: 3, destroy: 0.5, clear: 0 } }]);
  });

  it("has no odds for a retreat", () => {
    const retreat: Option = { text: "retreat rigal", kind: "retreat", label: { id: "x" }, paths: [["area:rigal"]] };
    expect(strikeOdds(retreat)).toBeUndefined();
    expect(areaChoices(new Map([["area:rigal", [retreat]]]))).toEqual([{ target: "area:rigal", area: "rigal", odds: undefined }]);
  });
});
