// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { readUpTo, rememberRead } from "./visit";

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe("how far the log has been read", () => {
  it("is known to whoever has been away, and forgotten by a mere reload", () => {
    vi.useFakeTimers({ now: 5_000_000 });
    rememberRead("one", 17);
    vi.advanceTimersByTime(59_000);
    expect(readUpTo("one")).toBe(0);
    vi.advanceTimersByTime(2_000);
    expect(readUpTo("one")).toBe(17);
    expect(readUpTo("two")).toBe(0);
  });

  it("is kept from before the time was written beside it", () => {
    localStorage.setItem("starhold.read.one", "9");
    expect(readUpTo("one")).toBe(9);
  });
});
