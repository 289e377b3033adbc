import { at, pathOf } from "./address";

/** A page of the client with what its address says. */
export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "table"; id: string; invite?: string }
  | { page: "rules"; game: string }
  | { page: "about" }
  | { page: "account" }
  | { page: "sign-in" }
  | { page: "link" }
  | { page: "profile" }
  | { page: "admin" }
  | { page: "notices" }
  | { page: "unknown" };

/** Whose rules are meant where nobody says it. */
export const FIRST_GAME = "quantum";

/** Pages whose address is one word. */
const PLAIN = ["about", "account", "sign-in", "link", "profile", "admin", "notices"] as const;

/** Reads an address; a path that no page has is `unknown`. */
export function parse(path: string, search: string): Route {
  const [first = "", second, ...rest] = path.split("/").filter(Boolean).map(decode);
  if (rest.length > 0) return { page: "unknown" };
  if (first === "" && second === undefined) return { page: "lobby" };
  if (isPlain(first) && second === undefined) return { page: first };
  if (first === "rules") return { page: "rules", game: second ?? FIRST_GAME };
  if (second === undefined) return { page: "unknown" };
  if (first === "new") return { page: "new", game: second };
  if (first === "t") return { page: "table", id: second, invite: new URLSearchParams(search).get("invite") ?? undefined };
  return { page: "unknown" };
}

function isPlain(word: string): word is (typeof PLAIN)[number] {
  return PLAIN.some((each) => each === word);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function here(): Route {
  const path = pathOf(location.pathname);
  return path === undefined ? { page: "unknown" } : parse(path, location.search);
}

let current = $state.raw<Route>(here());

/** The page to show. */
export function route(): Route {
  return current;
}

/** Goes to a path of this site; keyboard and screen reader start at the top of the new page. */
export function go(path: string): void {
  history.pushState(null, "", at(path));
  read();
  if (location.hash) return;
  scrollTo(0, 0);
  document.getElementById("main")?.focus({ preventScroll: true });
}

function read(): void {
  current = here();
}

/** Follows links of the page and the browser's back and forward; call the result to stop. */
export function listen(): () => void {
  addEventListener("popstate", read);
  document.addEventListener("click", follow);
  return () => {
    removeEventListener("popstate", read);
    document.removeEventListener("click", follow);
  };
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const path = pathOf(link.pathname);
  if (path === undefined || path.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(path + link.search + link.hash);
}
