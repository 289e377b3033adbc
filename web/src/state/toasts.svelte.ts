import type { Args } from "../protocol/types";
import { has, t } from "../text/words.svelte";

export interface Toast {
  id: number;
  kind: "info" | "error";
  text: string;
  /** A rule clause that the text rests on. */
  clause?: string;
  /** The game whose rules hold the clause. */
  game?: string;
}

const STAYS = 8_000;
let count = 0;

/** The notes at the edge of the page, oldest first. */
export const toasts = $state<{ list: Toast[] }>({ list: [] });

/** Shows a note for a while; the same text is not shown twice at once. */
export function toast(text: string, more: Partial<Omit<Toast, "id" | "text">> = {}): void {
  if (toasts.list.some((each) => each.text === text)) return;
  count += 1;
  const made: Toast = { id: count, kind: "info", text, ...more };
  toasts.list = [...toasts.list.slice(-2), made];
  setTimeout(() => {
    dismiss(made.id);
  }, STAYS);
}

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter((each) => each.id !== id);
}

interface Reasoned {
  reason?: string;
  args?: Args;
  text?: string;
  clause?: string;
}

/** The sentence for a refusal: in the words loaded here, else as the server wrote it. */
export function reasonText(refused: Reasoned): string {
  const id = `reason-${refused.reason ?? ""}`;
  if (has(id)) return t(id, refused.args);
  return refused.text ?? t("error-unexpected");
}

/** Shows a refusal, with a link to its rule where it rests on one. */
export function toastRefusal(refused: Reasoned, game?: string): void {
  toast(reasonText(refused), { kind: "error", clause: refused.clause, game });
}

/** Takes all notes away: the next player at this screen need not read what was told to the one before. */
export function clearToasts(): void {
  toasts.list = [];
}
