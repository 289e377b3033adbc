// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { settings } from "./settings.svelte";

describe("settings", () => {
  it("last beyond the page", () => {
    settings.sound = true;
    expect(JSON.parse(localStorage.getItem("starhold.settings") ?? "{}")).toMatchObject({ sound: true });
    settings.sound = false;
  });
});
