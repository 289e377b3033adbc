import { expect, it } from "vitest";
import { patched, type Patch } from "./patch";

/** Cases of RFC 7396, appendix A, that a map can have. */
it.each<[object, Patch, object]>([
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  [["a", "b"], { a: "b" }, { a: "b" }],
])("makes %j with %j to %j", (before, patch, after) => {
  const copy = JSON.stringify(before);
  expect(patched(before, patch)).toEqual(after);
  expect(JSON.stringify(before)).toBe(copy);
});

it("keeps what is not in the patch as the very same part", () => {
  const before = { printed: { cost: 3 }, turn: { seat: 0 } };
  expect(patched(before, { turn: { seat: 1 } })["printed"]).toBe(before.printed);
});
