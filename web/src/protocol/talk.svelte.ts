import type { Chat, ChatLine, Muted } from "./chat";

/** What has been said at a table, as far as it is heard here. */
export class Talk {
  lines = $state.raw<readonly ChatLine[]>([]);
  muted = $state.raw<readonly Muted[]>([]);
  /** Number of the last line that has been read. */
  read = $state(0);
  /** What has been written and not been said yet; a note to oneself or not. */
  draft = $state("");
  note = $state(false);
  readonly #key: string;

  constructor(table: string) {
    this.#key = `starhold.chat.${table}`;
    try {
      this.read = Number(globalThis.localStorage?.getItem(this.#key) ?? 0) || 0;
    } catch {
      // Without storage all lines count as new.
    }
  }

  take(message: Chat): void {
    const all = new Map(message.afresh ? [] : this.lines.map((line) => [line.number, line]));
    for (const line of message.lines) {
      const gone = line.removes ? all.get(line.removes) : undefined;
      if (gone) all.set(gone.number, { ...gone, text: "", phrase: "", pointer: null });
      if (!line.removes) all.set(line.number, line);
    }
    this.lines = [...all.values()].sort((a, b) => a.number - b.number);
    this.muted = message.muted ?? [];
  }

  /** How many lines of others have not been read; `me` is one's own mark. */
  unread(me: string): number {
    return this.lines.filter((line) => line.number > this.read && line.by !== me && (line.text || line.phrase)).length;
  }

  /** All lines have been seen. */
  see(): void {
    const last = this.lines.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    try {
      localStorage.setItem(this.#key, String(last));
    } catch {
      // Then it holds as long as the page.
    }
  }
}
