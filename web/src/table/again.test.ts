import { describe, expect, it } from "vitest";
import { sameSeats } from "./again";

describe("sameSeats", () => {
  it("keeps bots and this screen, and leaves a seat for everybody else", () => {
    expect(
      sameSeats([
        { seat: 0, kind: "bot", bot: "captain", name: "captain" },
        { seat: 1, kind: "person", name: "Aiko", mine: true },
        { seat: 2, kind: "person", name: "Miguel", mine: true },
        { seat: 3, kind: "person", name: "Sofia" },
      ]),
    ).toEqual(["bot:captain", "me", "same-screen:Miguel", "open"]);
  });

  it("leaves a seat for those for whom a bot has played", () => {
    expect(
      sameSeats([
        { seat: 0, kind: "bot", bot: "captain", name: "Aiko", mine: true, out: "resigned" },
        { seat: 1, kind: "bot", bot: "captain", name: "Miguel", stood_in: true },
      ]),
    ).toEqual(["me", "open"]);
  });
});
