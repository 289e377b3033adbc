import { request } from "./api";
import type { NewContact, Notices, Wishes } from "./notices";

export type { ContactInfo, Notices, Wishes } from "./notices";

export type Mode = Notices["contacts"][number]["mode"];

const contact = (id: string): string => `/api/contacts/${encodeURIComponent(id)}`;

/** The requests about notices in docs/protocol.md; each throws ApiError. */
export const notices = {
  read: () => request<Notices>("GET", "/api/notices"),
  wish: (wishes: Wishes) => request<Notices>("PUT", "/api/notices/wishes", wishes),
  add: (wanted: NewContact) => request<Notices>("POST", "/api/contacts", wanted),
  change: (id: string, mode: Mode) => request<Notices>("PATCH", contact(id), { mode }),
  drop: (id: string) => request<Notices>("DELETE", contact(id)),
  /** Sends a notice to see whether it arrives, or the link that confirms an address once more. */
  test: (id: string) => request<Notices>("POST", `${contact(id)}/test`),
  /** Follows a link out of a mail: `confirm` or `off`. */
  follow: (what: "confirm" | "off", token: string) => request<Notices>("POST", `/api/contact-links/${what}`, { token }),
};
