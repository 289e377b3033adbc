import { describe, expect, it } from "vitest";
import { arrow, assignLetters, keyLetter } from "./keyboard";

describe("keys", () => {
  it("read arrows as directions", () => {
    expect(arrow("ArrowUp")).toEqual([0, -1]);
    expect(arrow("Enter")).toBeNull();
  });

  it("read letters by their place, whatever the layout writes", () => {
    expect(keyLetter({ code: "KeyR" })).toBe("R");
    expect(keyLetter({ code: "Digit4" })).toBe("4");
    expect(keyLetter({ code: "Enter" })).toBe("");
  });
});

describe("assignLetters", () => {
  it("gives wishes first, then own letters, never one twice", () => {
    const letters = assignLetters(
      ["action:research", "action:reconfigure", "ability:strike", "control:end"],
      { "action:research": "S", "action:reconfigure": "R" },
      ["Z"],
    );
    expect(Object.fromEntries(letters)).toEqual({
      "action:research": "S",
      "action:reconfigure": "R",
      "ability:strike": "T",
      "control:end": "E",
    });
  });
});
