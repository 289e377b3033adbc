import { request } from "./api";
import type { Me } from "./types";
import type { Account, HostView, LinkCode, LinkInfo, NewAccount, Profile, SignIn } from "./people";

export type { Account, GameScore, HostView, LinkCode, LinkInfo, Profile } from "./people";

/** A passkey of the browser, as JSON. */
export type Credential = Record<string, unknown>;

const part = (kind: string, id: string): string => `/api/account/${kind}/${encodeURIComponent(id)}`;

/** The requests about people in docs/protocol.md; each throws ApiError. */
export const people = {
  account: () => request<Account>("GET", "/api/account"),
  create: (wanted: NewAccount) => request<Me>("POST", "/api/account", wanted),
  signIn: (way: SignIn) => request<Me>("POST", "/api/sign-in", way),
  /** This device is a new guest's then; `everywhere`: so is every other one. */
  signOut: (everywhere: boolean) => request<Me>("POST", "/api/sign-out", { everywhere }),
  /** Signs all other devices out. */
  changePassword: (password: string, old: string) => request<Account>("POST", "/api/account/password", { password, old }),
  /** What `navigator.credentials` needs to make a passkey for the account, or for a new one of that name. */
  askForPasskey: (name: string) => request<PublicKeyCredentialCreationOptionsJSON>("POST", "/api/account/passkeys/options", { name }),
  askToSignIn: () => request<PublicKeyCredentialRequestOptionsJSON>("POST", "/api/sign-in/options"),
  addPasskey: (passkey: Credential) => request<Account>("POST", "/api/account/passkeys", { passkey }),
  dropPasskey: (id: string) => request<Account>("DELETE", part("passkeys", id)),
  /** Signs another device out. */
  dropDevice: (id: string) => request<Account>("DELETE", part("devices", id)),
  /** A code that makes another device one's own. */
  code: () => request<LinkCode>("POST", "/api/links"),
  /** Whose a code is; it can still be used. */
  look: (code: string) => request<LinkInfo>("POST", "/api/links/look", { code }),
  /** What one has played, in finished games. */
  profile: () => request<Profile>("GET", "/api/profile"),
  /** Deletes whoever asks; this device is a new guest's then. */
  leave: (password: string) => request<Me>("POST", "/api/leave", { password }),
  /** What the host of the server sees, and does. */
  host: () => request<HostView>("GET", "/api/host"),
  act: (action: string, what: string) => request<HostView>("POST", "/api/host", { action, what }),
  useCode: (code: string) => request<Me>("POST", "/api/links/use", { code }),
};
