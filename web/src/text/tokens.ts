import { FluentNumber, FluentType } from "@fluent/bundle";
import type { Args } from "../protocol/types";

/** A piece of a message: plain words, or a placeable that can be drawn, coloured or clicked. */
export type Token =
  | { type: "text"; text: string }
  | { type: "seat"; text: string; seat: number }
  | { type: "square"; text: string; square: string }
  | { type: "card"; text: string; card: string }
  | { type: "ship"; text: string; number: number }
  | { type: "word"; text: string; word: string };

/** What the words of a placeable are: a player's name, a card's name, a ship's name, a place's name, any other thing's name. */
export interface Namer {
  seat(seat: number): string;
  card(card: string): string;
  ship(number: number): string;
  place(place: string): string;
  /** The name of a thing of some sort: `unit`, `structure` … */
  thing(sort: string, id: string): string;
}

const SEATS = new Set(["seat", "rival", "owner"]);
const SQUARES = new Set(["square", "from", "to", "at", "launch", "planet", "carried", "drop", "area", "by", "system", "edge"]);
const CARDS = new Set(["card", "dropped"]);
const SHIPS = new Set(["number", "ship", "target"]);
/** Arguments that are ids of things, where these have a name: the sort of each. */
const THINGS: Readonly<Record<string, string>> = {
  unit: "unit", kind: "unit", structure: "structure", into: "structure", asset: "asset", order: "order", faction: "faction", face: "die",
};
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARKED = /\uE000(\w+)\uE001/;

class MarkedNumber extends FluentNumber {
  constructor(
    readonly name: string,
    value: number,
  ) {
    super(value);
  }
  override toString(): string {
    return OPEN + this.name + CLOSE;
  }
}

class MarkedWord extends FluentType<string> {
  constructor(
    readonly name: string,
    value: string,
  ) {
    super(value);
  }
  toString(): string {
    return OPEN + this.name + CLOSE;
  }
}

/**
 * Arguments for Fluent in which typed placeables leave a mark, while selectors still see their numbers; `named` tells
 * whether a thing of some sort has a name.
 */
export function marked(args: Args, named: (sort: string, id: string) => boolean): Record<string, string | number | FluentType<unknown>> {
  const result: Record<string, string | number | FluentType<unknown>> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "number" && (SEATS.has(name) || SHIPS.has(name))) result[name] = new MarkedNumber(name, value);
    else if (typeof value === "string" && (SQUARES.has(name) || CARDS.has(name) || isThing(name, value, named))) result[name] = new MarkedWord(name, value);
    else result[name] = value;
  }
  return result;
}

function isThing(name: string, value: string, named: (sort: string, id: string) => boolean): boolean {
  const sort = THINGS[name];
  return sort !== undefined && named(sort, value);
}

/** Cuts a formatted message at its marks. */
export function tokens(formatted: string, args: Args, namer: Namer): Token[] {
  return formatted
    .split(MARKED)
    .map((part, index): Token => (index % 2 ? token(part, args[part], namer) : { type: "text", text: part }))
    .filter((each) => each.text !== "");
}

function token(name: string, value: string | number | undefined, namer: Namer): Token {
  if (SEATS.has(name)) return { type: "seat", seat: Number(value), text: namer.seat(Number(value)) };
  if (SHIPS.has(name)) return { type: "ship", number: Number(value), text: namer.ship(Number(value)) };
  if (CARDS.has(name)) return { type: "card", card: String(value), text: namer.card(String(value)) };
  const sort = THINGS[name];
  if (sort !== undefined) return { type: "word", word: String(value), text: namer.thing(sort, String(value)) };
  return { type: "square", square: String(value), text: namer.place(String(value)) };
}
