// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { bundle, use } from "../text/words.svelte";
import { keySheet, typing } from "./keys.svelte";
import { mark, showMarks, tabIcon, tabTitle } from "./marks.svelte";
import { preferred } from "./me.svelte";
import { reasonText, toast, toasts } from "./toasts.svelte";

beforeEach(() => {
  use("en", [bundle("en", "app-name = Starhold\nyour-turn = your turn\nerror-unexpected = Sorry.\nreason-stale = Too late, { $seat2 }.")]);
});

describe("the language", () => {
  it("is the first that a browser asks for and we speak", () => {
    expect(preferred(["de-DE", "ru-RU", "en"])).toBe("ru");
    expect(preferred(["ja"])).toBe("ja");
    expect(preferred(["de"])).toBe("en");
  });
});

describe("the tab", () => {
  it("says that it is our turn, in title and picture", () => {
    mark({ title: "Late Orbit" });
    expect(tabTitle()).toBe("Late Orbit · Starhold");
    const calm = tabIcon();
    mark({ title: "Late Orbit", mine: true });
    expect(tabTitle()).toBe("● your turn · Late Orbit · Starhold");
    expect(tabIcon()).not.toBe(calm);
    showMarks();
    expect(document.title).toContain("your turn");
  });

  it("forgets what the next page does not name", () => {
    mark({ title: "a", mine: true, playing: true });
    mark({ title: "b" });
    expect(tabTitle()).toBe("b · Starhold");
  });
});

describe("a refusal", () => {
  it("is told in the own words, else in the server's, else as a fault", () => {
    expect(reasonText({ reason: "stale", args: { seat2: "Aiko" } })).toBe("Too late, Aiko.");
    expect(reasonText({ reason: "unknown", text: "From the server." })).toBe("From the server.");
    expect(reasonText({})).toBe("Sorry.");
  });

  it("is shown once and goes away", () => {
    vi.useFakeTimers();
    toast("No.");
    toast("No.");
    expect(toasts.list).toHaveLength(1);
    vi.advanceTimersByTime(8_000);
    expect(toasts.list).toHaveLength(0);
    vi.useRealTimers();
  });
});

describe("the keyboard sheet", () => {
  it("is filled by a page and emptied when the page goes", () => {
    const empty = keySheet.fill({ title: "keys-table", rows: [{ keys: ["E"], words: "keys-end" }] });
    expect(keySheet.signs).toEqual([]);
    expect(keySheet.groups.map(({ title }) => title)).toEqual(["keys-table", "keys-everywhere"]);
    empty();
    expect(keySheet.groups).toHaveLength(1);
  });

  it("leaves keys to fields", () => {
    document.body.innerHTML = "<input><p></p>";
    const press = (selector: string, init: KeyboardEventInit = {}): boolean => {
      const event = new KeyboardEvent("keydown", { key: "e", bubbles: true, ...init });
      document.querySelector(selector)?.dispatchEvent(event);
      return typing(event);
    };
    expect([press("input"), press("p"), press("p", { ctrlKey: true })]).toEqual([true, false, true]);
  });
});
