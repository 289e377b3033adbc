import { expect, it } from "vitest";
import { clockText } from "./time";

it("counts the last hour by seconds, and never below nothing", () => {
  expect([3_599_000, 61_000, 60_500, 900, 0, -5_000].map(clockText)).toEqual(["59:59", "1:01", "1:01", "0:01", "0:00", "0:00"]);
});
