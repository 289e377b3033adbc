import { t } from "../text/words.svelte";

interface Marks {
  /** Title of the page. */
  title: string;
  /** Somebody waits for us. */
  mine: boolean;
  /** A game is on the table: the app leaves it all the room that it can. */
  playing: boolean;
  /** The game that the page is about, for the way to its rules. */
  game: string;
  /** What is wrong with the live connection of the page: a message id, `line-…`; empty while all is well. */
  trouble: string;
}

const NONE: Marks = { title: "", mine: false, playing: false, game: "", trouble: "" };

/** What the page tells the app and the browser's tab. */
export const marks = $state<Marks>({ ...NONE });

/** Says what this page shows; what is not named is reset. */
export function mark(now: Partial<Marks>): void {
  Object.assign(marks, NONE, now);
}

/** The text of the tab. */
export function tabTitle(): string {
  const title = marks.title ? `${marks.title} · ${t("app-name")}` : t("app-name");
  return marks.mine ? `● ${t("your-turn")} · ${title}` : title;
}

/** A colour by its name, for a picture outside the page. */
const colour = (token: string): string => getComputedStyle(document.documentElement).getPropertyValue(token).trim();

/** The address of the tab's picture. */
export function tabIcon(): string {
  const pip = (at: number): string => `<circle cx="${String(at)}" cy="${String(at)}" r="1.5" fill="${colour("--night")}"/>`;
  const dot = `<circle cx="25" cy="7" r="7" fill="${colour("--warn")}" stroke="${colour("--space-0")}" stroke-width="2"/>`;
  const icon =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${colour("--space-2")}"/>` +
    `<ellipse cx="16" cy="16" rx="13" ry="5" fill="none" stroke="${colour("--accent")}" stroke-width="2" transform="rotate(-24 16 16)"/>` +
    `<rect x="10" y="10" width="12" height="12" rx="3.5" fill="${colour("--p1")}"/>${pip(13)}${pip(16)}${pip(19)}${marks.mine ? dot : ""}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(icon)}`;
}

/** Keeps the tab as the marks say; call inside an effect. */
export function showMarks(): void {
  document.title = tabTitle();
  document.getElementById("favicon")?.setAttribute("href", tabIcon());
}
