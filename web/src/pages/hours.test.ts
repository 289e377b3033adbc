import { expect, test } from "vitest";
import { clockTime, minuteOf, zones } from "./hours";

test("a minute of the day is written as a clock shows it, and read back", () => {
  for (const minute of [0, 1, 59, 60, 61, 719, 720, 1439]) expect(minuteOf(clockTime(minute))).toBe(minute);
  expect(clockTime(61)).toBe("01:01");
});

test("a field that says nothing is midnight", () => {
  expect([minuteOf(""), minuteOf("x:y")]).toEqual([0, 0]);
});

test("the zone that is known can be chosen even if the browser does not list it", () => {
  expect(zones("Asia/Calcutta")).toContain("Asia/Calcutta");
  expect(new Set(zones("UTC")).size).toBe(zones("UTC").length);
});
