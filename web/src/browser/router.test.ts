// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { listen, parse, route } from "./router.svelte";

describe("parse", () => {
  it.each([
    ["/", "", { page: "lobby" }],
    ["/new/quantum", "", { page: "new", game: "quantum" }],
    ["/t/Ab-9", "", { page: "table", id: "Ab-9", invite: undefined }],
    ["/t/Ab-9", "?invite=tok", { page: "table", id: "Ab-9", invite: "tok" }],
    ["/rules/quantum", "", { page: "rules", game: "quantum" }],
    ["/rules", "", { page: "rules", game: "quantum" }],
    ["/about", "", { page: "about" }],
    ["/account", "", { page: "account" }],
    ["/sign-in", "", { page: "sign-in" }],
    ["/link", "", { page: "link" }],
    ["/profile", "", { page: "profile" }],
    ["/admin", "", { page: "admin" }],
    ["/about/x", "", { page: "unknown" }],
    ["/t", "", { page: "unknown" }],
    ["/a/b/c", "", { page: "unknown" }],
    ["/t/%E0%A4%A", "", { page: "table", id: "%E0%A4%A", invite: undefined }],
  ])("reads %s%s", (path, search, route) => {
    expect(parse(path, search)).toEqual(route);
  });
});

describe("links", () => {
  const follow = (html: string, init: MouseEventInit = {}): boolean => {
    document.body.innerHTML = `<main id="main" tabindex="-1"></main>${html}`;
    let followed = false;
    const after = (event: Event): void => {
      followed = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener("click", after, { once: true });
    document.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
    return followed;
  };

  beforeEach(() => {
    window.scrollTo = vi.fn();
    history.replaceState(null, "", "/");
    const stop = listen();
    dispatchEvent(new PopStateEvent("popstate"));
    return stop;
  });

  it("of this site change the page without loading it, and move the focus to it", () => {
    expect(follow('<a href="/rules/quantum">Rules</a>')).toBe(true);
    expect(route()).toEqual({ page: "rules", game: "quantum" });
    expect(document.activeElement?.id).toBe("main");
  });

  it("to elsewhere, to a new tab, to data or with a modifier key are left to the browser", () => {
    for (const html of ['<a href="/about" target="_blank">a</a>', '<a href="/api/tables/T/record">a</a>', '<a href="/about" download>a</a>']) {
      expect(follow(html)).toBe(false);
    }
    expect(follow('<a href="/about">a</a>', { ctrlKey: true })).toBe(false);
    expect(route()).toEqual({ page: "lobby" });
  });

  it("are followed back", () => {
    follow('<a href="/about">a</a>');
    history.replaceState(null, "", "/");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(route()).toEqual({ page: "lobby" });
  });
});
