// Made from starhold.server.notice_messages by `npm run types`; do not edit.

/** A contact of one's own. `address` leaves out what is secret; `endpoint`: by which a browser knows itself. `sent` and `failed` are when a notice has arrived last and when one has not (milliseconds, 0: never), `error` the sentence why not. */
export interface ContactInfo {
  id: string;
  kind: "chat" | "mail" | "push";
  address: string;
  mode: "always" | "away" | "digest" | "off";
  confirmed: boolean;
  sent: number;
  failed: number;
  error?: string;
  endpoint?: string;
}

/** Where notices shall go: an address of mail, the address of a chat service as Apprise writes it, or a browser with the keys of its subscription. */
export interface NewContact {
  kind: "chat" | "mail" | "push";
  address: string;
  p256dh?: string;
  auth?: string;
}

/** The contacts of who asks, when they want notices, and what this server can send; `push` is the key that a browser needs to listen. */
export interface Notices {
  contacts: ContactInfo[];
  wishes: Wishes;
  mail: boolean;
  services: string[];
  push: string;
}

/** When somebody wants notices: time zone, quiet hours (none where both ends are the same) and the hour of the daily notice in minutes of the day. */
export interface Wishes {
  zone: string;
  quiet_from: number;
  quiet_until: number;
  digest: number;
}
