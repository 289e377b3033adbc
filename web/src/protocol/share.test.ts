import { describe, expect, it } from "vitest";
import { share } from "./share";

const before = { round: 1, systems: [{ tile: "a", areas: [1, 2] }, { tile: "b", areas: [3] }], storms: [] as string[] };
const copy = (value: typeof before): typeof before => structuredClone(value);

describe("what two views share", () => {
  it("is everything where nothing differs", () => {
    expect(share(before, copy(before))).toBe(before);
  });
  it("is all but the way to what differs", () => {
    const next = copy(before);
    next.systems[1]?.areas.push(4);
    const made = share(before, next);
    expect(made).toEqual({ ...before, systems: [{ tile: "a", areas: [1, 2] }, { tile: "b", areas: [3, 4] }] });
    expect(made.systems[0]).toBe(before.systems[0]);
    expect(made.systems[1]).not.toBe(before.systems[1]);
    expect(made.storms).toBe(before.storms);
  });
  it("does not take a part that is missing for one that is undefined, nor a list for a thing", () => {
    expect(share({ a: undefined }, { b: undefined })).toStrictEqual({ b: undefined });
    expect(share({ a: 1, b: 2 }, { a: 1 })).toStrictEqual({ a: 1 });
    expect(share([], {})).toStrictEqual({});
    expect(share(undefined, before)).toBe(before);
  });
});
