/** Arrows and marks that one draws on the map for oneself, by moment; kept in this browser. */

/** From a square to another one: an arrow; to the same one: a mark. */
export type Stroke = readonly [from: string, to: string];

const MOMENTS = 100;
const STROKES = 60;

export class Drawing {
  /** The pointer draws instead of playing. */
  pen = $state(false);
  strokes = $state.raw<readonly Stroke[]>([]);
  /** What is being drawn. */
  draft = $state.raw<Stroke | null>(null);
  #key = "";
  #moment = "";

  /** Shows what was drawn at a moment of a table; without a table it is kept no longer than the page. */
  open(table: string, moment: number): void {
    this.#key = table && `starhold.drawings.${table}`;
    this.#moment = String(moment);
    this.draft = null;
    this.strokes = this.#kept()[this.#moment] ?? [];
  }

  #kept(): Record<string, Stroke[]> {
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? "{}") as Record<string, Stroke[]>;
    } catch {
      return {};
    }
  }

  /** Draws a stroke, or takes it away where it is there already. */
  draw(from: string, to: string): void {
    this.draft = null;
    const rest = this.strokes.filter(([a, b]) => a !== from || b !== to);
    this.#keep(rest.length < this.strokes.length ? rest : [...rest, [from, to] as const].slice(-STROKES));
  }

  /** A square that is chosen by key: the first begins a stroke, the second ends it. */
  tap(square: string): void {
    if (this.draft) this.draw(this.draft[0], square);
    else this.draft = [square, square];
  }

  clear(): void {
    this.draft = null;
    this.#keep([]);
  }

  #keep(strokes: readonly Stroke[]): void {
    this.strokes = strokes;
    if (!this.#key) return;
    const { [this.#moment]: _, ...others } = this.#kept();
    const all = strokes.length > 0 ? { ...others, [this.#moment]: strokes } : others;
    try {
      localStorage.setItem(this.#key, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-MOMENTS))));
    } catch {
      // Without room in the storage it lasts as long as the page.
    }
  }
}
