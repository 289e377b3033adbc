// Shows what the server pushes, and leads to the table. It keeps nothing: without the network there is no game.
const root = new URL(self.registration.scope).pathname.replace(/\/$/, "");

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { title, body, path, waiting, language } = event.data.json();
  const shown = self.registration.showNotification(title, {
    body,
    lang: language,
    tag: path,
    renotify: true,
    icon: `${root}/icon-192.png`,
    data: { path },
  });
  event.waitUntil(Promise.all([shown, waiting ? self.navigator.setAppBadge?.(waiting) : undefined]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(root + event.notification.data.path));
});

/** Brings the page with that path to the front, or opens it. */
async function show(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

/** The browser has another address for notices: tell the server. */
async function renew(event) {
  const options = event.oldSubscription?.options;
  const now = event.newSubscription ?? (options ? await self.registration.pushManager.subscribe(options) : null);
  if (!now) return;
  const { endpoint, keys } = now.toJSON();
  await fetch(`${root}/api/contacts`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-starhold": "1" },
    body: JSON.stringify({ kind: "push", address: endpoint, ...keys }),
  });
}
