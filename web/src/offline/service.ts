/** The service worker of a published page: after the first visit everything is here, also without
 * a network. `bestiary publish` writes the list of files in front of this. */
/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope & {
  PUBLISHED: { version: string; files: string[] };
};

const { version, files } = self.PUBLISHED;
const PREFIX = `bestiary ${self.registration.scope} `;
const CACHE = PREFIX + version;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions().then(() => self.clients.claim()));
});

async function forgetOldVersions(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
}

self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(answer(event.request));
});

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request, { ignoreSearch: true });
  const page = request.mode === 'navigate' ? await cache.match('./') : undefined;
  return found ?? page ?? fetch(request);
}

export {};
