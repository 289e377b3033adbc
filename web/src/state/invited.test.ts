import { expect, it } from "vitest";
import { maySit } from "./invited";

it("offers a seat to whoever the server lets sit down", () => {
  expect(maySit({}, undefined)).toBe(false);
  expect(maySit({}, "abc")).toBe(true);
  expect(maySit({ public: true }, undefined)).toBe(true);
  expect(maySit({ owner: true }, undefined)).toBe(true);
  expect(maySit({ public: true, freed: true }, undefined)).toBe(false);
  expect(maySit({ freed: true }, "abc")).toBe(true);
});
