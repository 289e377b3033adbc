import { afterEach, describe, expect, it, vi } from "vitest";
import type { Table } from "../protocol/types";
import { length, readLists } from "./paging";

const table = (id: string, status: Table["status"] = "playing"): Table => ({ id, name: "", game: "pebble", status, options: {}, seats: [], version: 0 });

/** A server with two tables in the first part of the own list, two in the second (one has moved), one in the last. */
function serve(): string[] {
  const asked: string[] = [];
  const answers: Record<string, unknown> = {
    "/api/tables": {
      mine: [table("a"), table("b")],
      open: [table("j", "open"), table("w")],
      pages: { mine: { total: 5, next: "0.9.b" }, join: { total: 1 }, watch: { total: 1 } },
    },
    "/api/lists/mine?after=0.9.b": { tables: [table("b"), table("c")], total: 5, next: "0.7.c" },
    "/api/lists/mine?after=0.7.c": { tables: [table("d")], total: 5 },
  };
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(answers[path])));
  });
  return asked;
}

describe("the lists of the lobby", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("begin with one part of each", async () => {
    const asked = serve();
    const lists = await readLists({ mine: 1, join: 1, watch: 1 });
    expect(asked).toEqual(["/api/tables"]);
    expect(lists.mine).toEqual({ tables: [table("a"), table("b")], total: 5, next: "0.9.b" });
    expect([lists.join.tables, lists.watch.tables].map((list) => list.map((each) => each.id))).toEqual([["j"], ["w"]]);
  });

  it("show as many parts as were asked for, each table once, up to the end", async () => {
    serve();
    const lists = await readLists({ mine: 9, join: 2, watch: 1 });
    expect(lists.mine.tables.map((each) => each.id)).toEqual(["a", "b", "c", "d"]);
    expect(lists.mine.next).toBe("");
  });

  it("say how long they are", () => {
    expect([length("mine", 230), length("join", 130), length("watch", 201)]).toEqual(["230", "130", "200+"]);
  });
});
