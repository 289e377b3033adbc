import { beforeEach, describe, expect, it } from "vitest";
import { bundle, has, list, rich, seatNames, t, use } from "./words.svelte";

const EN = `
hello = Hello, { $name }
ship-5 = interceptor
card-agile = Agile
    .effect = One more step.
event-moved = { $seat } moves the { $number } from { $from } to { $to }
event-took = { $seat } takes { $card }
event-some = { $number ->
    [5] a fast ship
   *[other] a { $number }
 } at { $at }
only-english = still here
unit-scout = Scout
unit-raider = Raider
order-advance = Advance
hits = Hits: { $unit }
laid = { $order }
chosen = { $kind ->
    [gambit] a gambit
   *[other] a command
 }
`;
const RU = `event-moved = { $seat } ведёт { $number } с { $from } на { $to }\nship-5 = перехватчик\n`;

describe("words", () => {
  beforeEach(() => {
    use("en", [bundle("en", EN)]);
    seatNames(["Aiko", "Miguel"]);
  });

  it("lists with the comma of the language", () => {
    expect(list(["a", "b"])).toBe("a, b");
    use("ja", [bundle("ja", "")]);
    expect(list(["甲", "乙"])).toBe("甲、乙");
  });

  it("fills plain arguments", () => {
    expect(t("hello", { name: "Aiko" })).toBe("Hello, Aiko");
  });

  it("calls a player without a name by a word, since #3 is a die", () => {
    use("en", [bundle("en", `${EN}\nseat-nameless = Player { $place }\n`)]);
    expect(t("event-moved", { seat: 2, number: 5, from: "d4", to: "c4" })).toBe("Player 3 moves the interceptor from D4 to C4");
  });

  it("reads a typed argument by its name", () => {
    expect(t("event-moved", { seat: 1, number: 5, from: "d4", to: "c4" })).toBe("Miguel moves the interceptor from D4 to C4");
  });

  it("names things that have a name, several with the comma of the language", () => {
    expect(t("hits", { unit: "scout,scout,raider" })).toBe("Hits: Scout, Scout, Raider");
    expect(t("laid", { order: "advance+agile" })).toBe("Advance · Agile");
    expect(t("hits", { unit: "unheard-of" })).toBe("Hits: unheard-of");
  });

  it("lets a selector see the word of a thing without a name", () => {
    expect(t("chosen", { kind: "gambit" })).toBe("a gambit");
  });

  it("cuts a message into typed tokens", () => {
    expect(rich("event-took", { seat: 0, card: "agile" })).toEqual([
      { type: "seat", seat: 0, text: "Aiko" },
      { type: "text", text: " takes " },
      { type: "card", card: "agile", text: "Agile" },
    ]);
  });

  it("lets a selector see the number of a ship", () => {
    expect(t("event-some", { number: 5, at: "e5" })).toBe("a fast ship at E5");
  });

  it("reads attributes and knows what exists", () => {
    expect(t("card-agile.effect")).toBe("One more step.");
    expect(has("card-agile.effect")).toBe(true);
    expect(has("card-cruel")).toBe(false);
  });

  it("falls back to English, then to the id", () => {
    use("ru", [bundle("ru", RU), bundle("en", EN)]);
    expect(t("event-moved", { seat: 0, number: 5, from: "d4", to: "c4" })).toBe("Aiko ведёт перехватчик с D4 на C4");
    expect(t("only-english")).toBe("still here");
    expect(t("nowhere")).toBe("nowhere");
  });
});
