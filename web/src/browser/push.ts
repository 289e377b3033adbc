import { at } from "./address";

/** What a browser says of itself so that it can be written to. */
export interface Subscription {
  address: string;
  p256dh: string;
  auth: string;
}

/** Why no notices can be shown here: `missing` in the browser, `blocked` by its settings, `failed` at its service. */
export class NoPush extends Error {
  constructor(readonly why: "missing" | "blocked" | "failed") {
    super(why);
  }
}

/** Whether this browser can be asked at all. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** Asks the browser to show what is signed with `key`; throws NoPush. */
export async function subscribe(key: string): Promise<Subscription> {
  if (!canPush()) throw new NoPush("missing");
  if ((await Notification.requestPermission()) !== "granted") throw new NoPush("blocked");
  try {
    await navigator.serviceWorker.register(at("/sw.js"), { scope: at("/") });
    const ready = await navigator.serviceWorker.ready;
    const made = await ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint = "", keys = {} } = made.toJSON();
    return { address: endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
  } catch {
    throw new NoPush("failed");
  }
}

/** The mark by which the server calls the subscription of this browser, if it has one. */
export async function ownMark(): Promise<string | undefined> {
  if (!canPush()) return undefined;
  const made = await (await navigator.serviceWorker.getRegistration(at("/")))?.pushManager.getSubscription();
  if (!made) return undefined;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(made.endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Shows no more notices here. */
export async function unsubscribe(): Promise<void> {
  if (!canPush()) return;
  const made = await (await navigator.serviceWorker.getRegistration(at("/")))?.pushManager.getSubscription();
  await made?.unsubscribe();
}

/** The number on the icon of the installed page: at how many tables somebody waits. */
export function badge(tables: number): void {
  const shown = tables > 0 ? navigator.setAppBadge?.(tables) : navigator.clearAppBadge?.();
  // A browser may have no icon to put it on.
  shown?.catch(() => undefined);
}
