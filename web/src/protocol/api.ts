import { at } from "../browser/address";
import type { ChatLine, MuteLine, NewLine } from "./chat";
import type { Fork } from "./study";
import type { Args, GameInfo, Language, ListName, Matter, Me, NewTable, RuleChapter, Sit, Table, TableList, TablePart } from "./types";

/** A refused request: the reason id for the program, a sentence in the visitor's language for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly args: Args = {},
    readonly text?: string,
    readonly clause?: string,
  ) {
    super(text ?? reason);
  }
}

/** Milliseconds until a server that says nothing counts as out of reach: a frozen one would leave the page waiting. */
export const PATIENCE = 20_000;

export async function request<T>(method: string, path: string, body?: object): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  const file = body instanceof Blob;
  if (method !== "GET") Object.assign(headers, { "content-type": file ? "text/plain" : "application/json", "x-starhold": "1" });
  const text = method === "GET" ? undefined : file ? body : JSON.stringify(body ?? {});
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const answer = await fetch(at(path), { method, headers, body: text, signal });
    if (!answer.ok) throw await failure(answer);
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  } catch (problem) {
    throw problem instanceof ApiError ? problem : new ApiError(0, "unreachable");
  }
}

async function failure(answer: Response): Promise<ApiError> {
  try {
    const { reason, args, text, clause } = (await answer.json()) as Partial<ApiError>;
    return new ApiError(answer.status, reason ?? "unexpected", args, text, clause);
  } catch {
    return new ApiError(answer.status, "unexpected");
  }
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** The requests of docs/protocol.md; each throws ApiError. */
export const api = {
  me: () => request<Me>("GET", "/api/me"),
  changeMe: (change: { name?: string; language?: Language }) => request<Me>("PATCH", "/api/me", change),
  games: () => request<GameInfo[]>("GET", "/api/games"),
  tables: () => request<TableList>("GET", "/api/tables"),
  /** A further part of one list, behind the mark that came with the part before. */
  more: (list: ListName | "finished", after: string) => request<TablePart>("GET", `/api/lists/${list}?after=${encodeURIComponent(after)}`),
  create: (wanted: NewTable) => request<Table>("POST", "/api/tables", wanted),
  table: (id: string) => request<Table>("GET", table(id)),
  sit: (id: string, where: Sit) => request<Table>("POST", `${table(id)}/sit`, where),
  /** The owner fills or frees a seat before the game: `open`, `bot:NAME`, `same-screen:NAME`, `same-screen-of:SEAT:NAME`. */
  appoint: (id: string, seat: number, to: string, whom?: string) => request<Table>("POST", `${table(id)}/seat`, { seat, to, whom }),
  leave: (id: string) => request<Table>("POST", `${table(id)}/leave`),
  /** Ends a table for good, its record too. */
  close: (id: string) => request<Table>("POST", `${table(id)}/close`),
  /** Settles something beside the rules. */
  settle: (id: string, matter: Matter) => request<Table>("POST", `${table(id)}/settle`, matter),
  start: (id: string) => request<Table>("POST", `${table(id)}/start`),
  say: (id: string, line: NewLine) => request<ChatLine>("POST", `${table(id)}/chat`, line),
  unsay: (id: string, number: number) => request<undefined>("POST", `${table(id)}/chat/remove`, { number }),
  mute: (id: string, whom: MuteLine) => request<undefined>("POST", `${table(id)}/chat/mute`, whom),
  /** A private table that goes on from a moment of another one. */
  fork: (id: string, wanted: Fork) => request<Table>("POST", `${table(id)}/fork`, wanted),
  /** Takes a record from a file: a finished private table. */
  bring: (file: Blob, name: string) => request<Table>("POST", `/api/records?name=${encodeURIComponent(name)}`, file),
  rules: (game: string) => request<RuleChapter[]>("GET", `/api/rules/${encodeURIComponent(game)}`),
  /** Where the record of a table can be downloaded. */
  recordUrl: (id: string) => at(`${table(id)}/record`),
};
