import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api, PATIENCE } from "./api";

beforeEach(() => {
  vi.useFakeTimers();
  // The clock of the runtime's own signals cannot be turned.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((after) => {
    const control = new AbortController();
    setTimeout(() => {
      control.abort(new DOMException("late", "TimeoutError"));
    }, after);
    return control.signal;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const aborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, fail) => {
    signal?.addEventListener("abort", () => {
      fail(signal.reason as Error);
    });
  });

it.each([
  ["before it answers", (init: RequestInit) => aborted(init.signal)],
  ["in the middle of its answer", (init: RequestInit) => Promise.resolve({ ok: true, json: () => aborted(init.signal) })],
])("counts a server as out of reach that falls silent %s", async (_, fetch) => {
  vi.stubGlobal("fetch", (_path: string, init: RequestInit) => fetch(init));
  const asked = api.me().catch((problem: unknown) => problem);
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  const still = await Promise.race([asked, Promise.resolve("waiting")]);
  expect(still).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toMatchObject({ status: 0, reason: "unreachable" });
});

it("says what a refusing server says", async () => {
  const body = { reason: "seat-taken", args: { place: 2 }, text: "Seat 2 is taken." };
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: false, status: 409, json: () => Promise.resolve(body) }));
  await expect(api.me()).rejects.toMatchObject({ status: 409, reason: "seat-taken", message: "Seat 2 is taken." });
});
