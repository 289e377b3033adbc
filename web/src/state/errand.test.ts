// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../protocol/api";
import { Errand } from "./errand.svelte";
import { toasts } from "./toasts.svelte";

describe("Errand", () => {
  beforeEach(() => {
    history.replaceState(null, "", "/");
  });

  it("goes to the table that it brings back", async () => {
    await new Errand().run(() => Promise.resolve("abc"));
    expect(location.pathname).toBe("/t/abc");
  });

  it("is run once at a time", async () => {
    const errand = new Errand();
    let runs = 0;
    const request = (): Promise<undefined> => {
      runs += 1;
      return Promise.resolve(undefined);
    };
    await Promise.all([errand.run(request), errand.run(request)]);
    expect(runs).toBe(1);
    expect(errand.busy).toBe(false);
    expect(location.pathname).toBe("/");
  });

  it("shows a failure and can be run again", async () => {
    const errand = new Errand();
    await errand.run(() => Promise.reject(new ApiError(409, "full")));
    expect(toasts.list).toHaveLength(1);
    expect(errand.busy).toBe(false);
  });
});
