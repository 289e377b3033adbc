import { describe, expect, it } from "vitest";
import type { ChatLine } from "./chat";
import { Talk } from "./talk.svelte";

const line = (number: number, more: Partial<ChatLine> = {}): ChatLine => ({ number, room: "table", by: "ann", at: 0, text: `line ${String(number)}`, ...more });

describe("the chat", () => {
  it("has each line once, in order, whatever comes twice", () => {
    const talk = new Talk("t");
    talk.take({ type: "chat", lines: [line(2), line(1)] });
    talk.take({ type: "chat", lines: [line(1), line(2), line(4)] });
    expect(talk.lines.map(({ number }) => number)).toEqual([1, 2, 4]);
  });

  it("forgets what a removed line said", () => {
    const talk = new Talk("t");
    talk.take({ type: "chat", lines: [line(1, { pointer: { place: "d4" } }), line(2)] });
    talk.take({ type: "chat", lines: [line(3, { text: "", removes: 1 })] });
    expect(talk.lines[0]).toMatchObject({ number: 1, text: "", pointer: null });
    expect(talk.lines).toHaveLength(2);
  });

  it("begins anew where it is told so", () => {
    const talk = new Talk("t");
    talk.take({ type: "chat", lines: [line(1), line(2)], muted: [] });
    talk.take({ type: "chat", lines: [line(2)], muted: [{ by: "bob" }], afresh: true });
    expect([talk.lines.length, talk.muted.length]).toEqual([1, 1]);
  });

  it("counts what others have said since one looked", () => {
    const talk = new Talk("t");
    talk.take({ type: "chat", lines: [line(1), line(2, { by: "me" }), line(3, { text: "" })] });
    expect(talk.unread("me")).toBe(1);
    talk.see();
    expect(talk.unread("me")).toBe(0);
  });
});
