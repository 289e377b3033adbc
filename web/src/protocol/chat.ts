// Made from starhold.server.chat_messages by `npm run types`; do not edit.

/** What has been said since, and who is muted; `afresh`: in place of all before. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
  muted?: Muted[];
  afresh?: boolean;
}

/** A line of the chat: `by` is the mark of who has said it, `seat` is -1 for a spectator, called `name`. A line without text and phrase has been taken out. One that `removes` another only says that. */
export interface ChatLine {
  number: number;
  room: string;
  by: string;
  at: number;
  seat?: number;
  name?: string;
  text?: string;
  phrase?: string;
  pointer?: Pointer | null;
  removes?: number;
}

/** Hear no more of who has said line `number`, or of all `spectators`; `on` false: hear them again. `by` names somebody who is muted already, by the mark. */
export interface MuteLine {
  number?: number;
  by?: string;
  spectators?: boolean;
  on?: boolean;
}

/** Somebody who is muted: the mark ("spectators": all of them) and the name that they had last. */
export interface Muted {
  by: string;
  name?: string;
}

/** Something to be said: a `text`, or a `phrase` that each reader has in their own language. `seat` is the own seat that says it, where several are played at one screen. */
export interface NewLine {
  room: "note" | "spectators" | "table";
  text?: string;
  phrase?: "again" | "back" | "good-luck" | "goodbye" | "hello" | "moment" | "nice" | "oops" | "sorry" | "thanks" | "well-played" | null;
  pointer?: Pointer | null;
  seat?: number | null;
}

/** What a line points at: the moment after so many entries, a place of the map, or a card, by their ids. */
export interface Pointer {
  version?: number;
  place?: string;
  card?: string;
}

/** Take out what line `number` says: one's own, or any at one's own table. */
export interface RemoveLine {
  number: number;
}
