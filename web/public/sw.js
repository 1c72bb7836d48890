// Keeps the page for when there is no network. What it keeps is one version, whole; sw-list.js says which files.
//
// A folder is always shown from what is kept: a newer version is fetched beside it, and taken when somebody presses.
// The page of a server is shown from the server as long as that can be reached, so that both are of one version.
importScripts("sw-list.js");

const { version, house, files, fixed, image, wasm } = self.LIST;
const NAME = `followsuit ${house} ${version}`;
// What a folder's engine has kept of its memory; it fits the files of this version.
const IMAGES = "followsuit image ";
const here = new URL("./", self.location.href);

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(NAME).then(async (cache) => {
      const rest = files.filter((file) => file !== wasm);
      await Promise.all([cache.addAll(rest.map(asked)), ...(wasm ? [unpack(cache, wasm)] : [])]);
    }),
  );
});

// WebAssembly is kept as it is compiled: a browser remembers what it has made of a file, but not of what is unpacked.
async function unpack(cache, file) {
  const answer = await fetch(asked(file));
  if (!answer.ok) throw new TypeError(`${file}: ${answer.status}`);
  const headers = { "Content-Type": "application/wasm" };
  const body = answer.body.pipeThrough(new DecompressionStream("gzip"));
  await cache.put(new URL(file, here), new Response(body, { headers }));
}

// What lies under a name of its content is what it is, and the page has fetched most of it already. What has the same
// name in every version is asked for anew, and has to be this version's: a host may be changing just now. Then
// nothing is kept, and the next visit tries again.
function asked(file) {
  const integrity = fixed[file];
  return new Request(new URL(file, here), integrity ? { cache: "no-cache", integrity } : {});
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then(async (names) => {
      const old = names.filter((name) => name.startsWith(`followsuit ${house} `) && name !== NAME);
      if (image) old.push(...names.filter((name) => name.startsWith(IMAGES) && name !== IMAGES + image));
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    }),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== here.origin) return;
  if (!address.pathname.startsWith(here.pathname) || address.pathname.startsWith(`${here.pathname}api/`))
    return;
  const isPage = request.mode === "navigate";
  if (isPage && house === "service") {
    event.respondWith(fetch(request).catch(() => kept("index.html", request)));
    return;
  }
  const path = address.pathname.slice(here.pathname.length);
  if (isPage && (path === "" || path === "index.html")) event.respondWith(kept("index.html", request));
  else if (files.includes(path)) event.respondWith(kept(path, request));
});

async function kept(path, request) {
  const cache = await caches.open(NAME);
  return (await cache.match(new URL(path, here))) ?? fetch(request);
}
