import type { RuleChapter } from "../protocol/types";

/** A piece of a clause: words, code, or a pointer to another clause. */
export interface Piece {
  kind: "text" | "code" | "strong" | "clause";
  text: string;
}

const MARKS = /(`[^`]+`|\*\*[^*]+\*\*|\b[A-Z]+(?:-[A-Z]+)?-\d+[a-z]?\b)/;

/** Cuts a clause into its pieces; `ids` are the clauses that can be pointed to. */
export function pieces(text: string, ids: ReadonlySet<string>): Piece[] {
  return text
    .split(MARKS)
    .filter((part) => part !== "")
    .map((part): Piece => {
      if (part.startsWith("`") && part.length > 2) return { kind: "code", text: part.slice(1, -1) };
      if (part.startsWith("**")) return { kind: "strong", text: part.slice(2, -2) };
      return { kind: ids.has(part) ? "clause" : "text", text: part };
    });
}

/** The single marks in `[faq] (unverified)`. */
export function marksOf(mark = ""): string[] {
  return [...new Set(mark.match(/[a-z]+/g))];
}

/** The chapters with those clauses only that hold every word of a search; chapters without any are left out. */
export function search(chapters: readonly RuleChapter[], query: string): RuleChapter[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...chapters];
  return chapters
    .map((chapter) => ({
      ...chapter,
      clauses: chapter.clauses.filter(({ id, text }) => {
        const where = `${id} ${text} ${chapter.title}`.toLowerCase();
        return words.every((word) => where.includes(word));
      }),
    }))
    .filter((chapter) => chapter.clauses.length > 0);
}
