import { describe, expect, it } from "vitest";
import { key, mergeLog } from "./log";
import type { LogLine } from "./types";

const line = (seq: number, index: number): LogLine => ({ seq, line: index, type: "moved", args: {} });

describe("mergeLog", () => {
  it("adds each line once and in order, whatever the order of arrival", () => {
    const log = mergeLog([line(1, 0), line(3, 0)], [line(3, 0), line(2, 1), line(2, 0), line(2, 0)]);
    expect(log.map(key)).toEqual(["1.0", "2.0", "2.1", "3.0"]);
  });

  it("keeps the very lines that it has, so that they are not drawn again", () => {
    const first = line(1, 0);
    expect(mergeLog([first], [line(1, 0), line(2, 0)])[0]).toBe(first);
  });

  it("leaves the array alone where nothing is new", () => {
    const log = [line(1, 0)];
    expect(mergeLog(log, [line(1, 0)])).toBe(log);
  });
});
