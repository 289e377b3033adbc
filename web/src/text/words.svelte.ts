import { at } from "../browser/address";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Args, Language, Words } from "../protocol/types";
import { marked, tokens, type Namer, type Token } from "./tokens";

/** The languages in the order of the switch, each under its own name. */
export const LANGUAGES: readonly { id: Language; name: string }[] = [
  { id: "ja", name: "日本語" },
  { id: "ru", name: "Русский" },
  { id: "en", name: "English" },
];

const own = import.meta.glob<string>(["./*.ftl", "../games/*/text/*.ftl"], { query: "?raw", import: "default" });

let bundles = $state.raw<FluentBundle[]>([]);
let spoken = $state<Language>("en");
let placeName = $state.raw<(place: string) => string | undefined>(() => undefined);
let names = $state.raw<readonly string[]>([]);

/** The language that is shown now. */
export function language(): Language {
  return spoken;
}

/** Loads the client's and the server's words of a language and shows them; English stands behind for what is missing. */
export async function speak(wanted: Language): Promise<void> {
  const chain = await Promise.all((wanted === "en" ? ["en"] : [wanted, "en"]).map(load));
  use(wanted, chain);
}

/** Shows ready bundles: the way in for tests. */
export function use(wanted: Language, chain: FluentBundle[]): void {
  bundles = chain;
  spoken = wanted;
  if (typeof document !== "undefined") document.documentElement.lang = wanted;
}

/** A bundle of one language out of Fluent texts; later texts do not override earlier ones. */
export function bundle(lang: string, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

async function load(lang: string): Promise<FluentBundle> {
  const files = Object.keys(own).filter((path) => path.endsWith(`/${lang}.ftl`));
  const client = files.map((path) => own[path]?.() ?? "");
  return bundle(lang, ...(await Promise.all([...client, served(lang)])));
}

async function served(lang: string): Promise<string> {
  try {
    const answer = await fetch(at(`/text/${lang}.ftl`));
    return answer.ok ? await answer.text() : "";
  } catch {
    return "";
  }
}

/** Tells the words who sits where, so that `{ $seat }` reads as a name. */
export function seatNames(list: readonly string[]): void {
  names = list;
}

/** Tells the words how places are called whose ids are not their names. */
export function placeNames(name: (place: string) => string | undefined): void {
  placeName = name;
}

/** The name of a thing: `SORT-ID`, each part of an id like `advance+crusade` by itself, `scout,scout` as two things. */
export function thing(sort: string, id: string): string {
  return list(id.split(",").map((one) => one.split("+").map((part, i) => t(i > 0 ? `card-${part}` : `${sort}-${part}`)).join(" · ")));
}

function named(sort: string, id: string): boolean {
  return has(`${sort}-${id.split(/[+,]/)[0] ?? ""}`);
}

const namer: Namer = {
  place: (place) => placeName(place) ?? place.toUpperCase(),
  thing,
  seat: (seat) => names[seat] ?? t("seat-nameless", { place: seat + 1 }),
  card: (card) => t(`card-${card}`),
  ship: (number) => t(`ship-${String(number)}`),
};

/** Whether a message (or `message.attribute`) exists in some loaded language. */
export function has(id: string): boolean {
  return find(id) !== undefined;
}

/** The words of a message as plain text; the id itself where it is missing. `message.attribute` reads an attribute. */
export function t(id: string, args: Args = {}): string {
  return rich(id, args)
    .map((token) => token.text)
    .join("");
}

/** The words of a message in typed pieces, for text whose squares, seats, cards and ships are drawn or clicked. */
export function rich(id: string, args: Args = {}): Token[] {
  const found = find(id);
  if (!found) return [{ type: "text", text: id }];
  return tokens(found.bundle.formatPattern(found.pattern, marked(args, named), []), args, namer);
}

/** Things one after another, with the comma of the language. */
export function list(things: readonly string[]): string {
  return things.join(spoken === "ja" ? "、" : ", ");
}

/** `t` for words that came over the wire. */
export function say(words: Words): string {
  return t(words.id, words.args);
}

function find(id: string): { bundle: FluentBundle; pattern: Parameters<FluentBundle["formatPattern"]>[0] } | undefined {
  const [name = "", attribute] = id.split(".");
  for (const each of bundles) {
    const message = each.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return { bundle: each, pattern };
  }
  return undefined;
}
