import { describe, expect, it } from "vitest";
import { parse } from "./router.svelte";

describe("parse", () => {
  it.each([
    ["/", "", { page: "lobby" }],
    ["/new/quantum", "", { page: "new", game: "quantum" }],
    ["/t/Ab-9", "", { page: "table", id: "Ab-9", invite: undefined }],
    ["/t/Ab-9", "?invite=tok", { page: "table", id: "Ab-9", invite: "tok" }],
    ["/rules/quantum", "", { page: "rules", game: "quantum" }],
    ["/about", "", { page: "about" }],
    ["/about/x", "", { page: "unknown" }],
    ["/t", "", { page: "unknown" }],
    ["/a/b/c", "", { page: "unknown" }],
    ["/t/%E0%A4%A", "", { page: "table", id: "%E0%A4%A", invite: undefined }],
  ])("reads %s%s", (path, search, route) => {
    expect(parse(path, search)).toEqual(route);
  });
});
