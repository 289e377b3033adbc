// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";

async function below(root: string): Promise<typeof import("./address")> {
  vi.resetModules();
  document.head.innerHTML = `<meta name="starhold-root" content="${root}" />`;
  return import("./address");
}

afterEach(() => {
  document.head.innerHTML = "";
});

describe("addresses", () => {
  it("at the top of a host are the paths themselves", async () => {
    const { at, pathOf } = await below("");
    expect([at("/rules/quantum#Q-1"), pathOf("/t/A"), pathOf("/")]).toEqual(["/rules/quantum#Q-1", "/t/A", "/"]);
  });

  it("below a path begin with it, and what does not is elsewhere", async () => {
    const { at, pathOf } = await below("/games");
    expect(at("/t/A?invite=b")).toBe("/games/t/A?invite=b");
    expect(["/games", "/games/", "/games/t/A", "/gamesome", "/"].map(pathOf)).toEqual(["/", "/", "/t/A", undefined, undefined]);
  });
});

describe("the router below a path", () => {
  it("reads, follows and leaves addresses of its site", async () => {
    await below("/games");
    history.replaceState(null, "", "/games/rules/quantum");
    window.scrollTo = vi.fn();
    const router = await import("./router.svelte");
    expect(router.route()).toEqual({ page: "rules", game: "quantum" });
    const stop = router.listen();
    document.body.innerHTML = '<a id="in" href="/games/about">a</a><a id="out" href="/elsewhere">b</a>';
    document.getElementById("in")?.click();
    expect([router.route().page, location.pathname]).toEqual(["about", "/games/about"]);
    router.go("/t/A");
    expect([router.route().page, location.pathname]).toEqual(["table", "/games/t/A"]);
    const left = new MouseEvent("click", { bubbles: true, cancelable: true });
    document.addEventListener("click", (event) => expect(event.defaultPrevented).toBe(false), { once: true });
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    document.getElementById("out")?.dispatchEvent(left);
    expect(router.route().page).toBe("table");
    stop();
    history.replaceState(null, "", "/");
  });
});
