// Made from starhold.server.people_messages by `npm run types`; do not edit.

/** The account of who asks. `password`: whether it has one. */
export interface Account {
  name: string;
  host: boolean;
  password: boolean;
  created: number;
  passkeys: PasskeyInfo[];
  devices: DeviceInfo[];
}

/** How often a card was taken or played. */
export interface CardCount {
  card: string;
  times: number;
}

/** A code that links a device. */
export interface Code {
  code: string;
}

/** A device that is signed in; `here`: the one that asks. */
export interface DeviceInfo {
  id: string;
  name: string;
  created: number;
  used: number;
  here?: boolean;
}

/** What somebody has played of a game, the favourites first; `cards` are the first ten of `different`. */
export interface GameScore {
  game: string;
  played: number;
  won: number;
  sides: SideScore[];
  cards: CardCount[];
  different: number;
}

/** An account as the host sees it; `id` is the public mark of its visitor. */
export interface HostAccount {
  id: string;
  account: string;
  name: string;
  host: boolean;
  created: number;
}

/** What the host does: an action, and the table, account, mark or address that it is about. */
export interface HostAction {
  action: string;
  what?: string;
}

/** Somebody who is shut out (`kind`: person, address); `whom` is a mark or an address. */
export interface HostBan {
  kind: string;
  whom: string;
  name: string;
  created: number;
}

/** A table that is not over as the host sees it; `player` sits there first: whose table it is. */
export interface HostTable {
  id: string;
  game: string;
  name: string;
  player: string;
  status: string;
  changed: number;
  people: number;
  hidden: boolean;
}

/** What the host sees: lists with how long they are in all, and the load of this process. */
export interface HostView {
  registration: boolean;
  accounts: HostAccount[];
  accounts_total: number;
  tables: HostTable[];
  tables_total: number;
  bans: HostBan[];
  load: Record<string, number>;
}

/** Delete me; `password` is that of the account, if it has one. */
export interface Leave {
  password?: string;
}

/** A code that makes another device one's own, once and before `expires` (milliseconds since 1970). */
export interface LinkCode {
  code: string;
  expires: number;
}

/** Whose a code is: name at the tables, name of the account if there is one, unfinished tables. */
export interface LinkInfo {
  name: string;
  account: string;
  tables: number;
}

/** An account for the guest who asks, with a password, a passkey or both. */
export interface NewAccount {
  name: string;
  password?: string;
  passkey?: Record<string, unknown> | null;
}

/** A passkey that the browser has made. */
export interface NewPasskey {
  passkey: Record<string, unknown>;
}

/** Another password; `old` is needed where there is one. */
export interface NewPassword {
  password: string;
  old?: string;
}

/** The account that a passkey is to be made for, where it does not exist yet. */
export interface PasskeyFor {
  name?: string;
}

/** A passkey of one's own; `name` is the device that it was made on. Times are milliseconds since 1970. */
export interface PasskeyInfo {
  id: string;
  name: string;
  created: number;
  used: number;
}

/** What the visitor has played, in finished games only; `uncounted` of them are still to be counted in full. */
export interface Profile {
  games: GameScore[];
  uncounted?: number;
}

/** How often a side was played, and won. */
export interface SideScore {
  side: string;
  played: number;
  won: number;
}

/** Sign in by name and password, or by a passkey. */
export interface SignIn {
  name?: string;
  password?: string;
  passkey?: Record<string, unknown> | null;
}

/** Sign this device out; `everywhere`: all others too. */
export interface SignOut {
  everywhere?: boolean;
}
