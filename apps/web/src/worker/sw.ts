import { noticeOf, targetOf, windowFor } from './notice.ts';
import { renewed } from './renewed.ts';
import type { WindowOfWorker, WorkerScope } from './scope.ts';

/*
 * The service worker: pushes, and a page for when there is no network. It keeps nothing else, so that no screen of an older version is ever
 * served: each navigation goes to the server.
 */
const worker = globalThis as unknown as WorkerScope;

/** Of the version that this worker was built with; the build writes it here, so that each version has a worker of its own. */
const BUILD = '__BUILD__';
const OFFLINE_PAGE = '/offline.html';
const CACHE = `offline-${BUILD}`;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(open(event.request, event.preloadResponse));
});
worker.addEventListener('push', (event) => {
  const { title, options } = noticeOf(event.data?.text());
  event.waitUntil(worker.registration.showNotification(title, options));
});
worker.addEventListener('pushsubscriptionchange', (event) => {
  const { pushManager } = worker.registration;
  event.waitUntil(renewed(event, { fetch, subscribe: (options) => pushManager.subscribe(options) }));
});
worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const { link } = (notification.data ?? {}) as { readonly link?: unknown };
  event.waitUntil(show(targetOf(link, worker.location.origin)));
});

async function install(): Promise<void> {
  const cache = await worker.caches.open(CACHE);
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
  // It holds no screen that an older page could miss, so it takes over at once.
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await worker.caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => worker.caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's pages are of its own origin
  for (const page of await windows()) page.postMessage({ build: BUILD });
}

const windows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** The page from the server, or the one for when it cannot be reached. */
async function open(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  try {
    return (await preloaded) ?? (await fetch(request));
  } catch {
    return (await worker.caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

/** A page that does not answer sooner is asleep. */
const ANSWER_WITHIN_MS = 300;

/** Where a page is: its browser tells only where it was loaded. `app/shell/at-rest.ts` answers. */
function whereIs(page: WindowOfWorker): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }) => resolve(String(data)));
  port1.start();
  page.postMessage({ where: true }, [port2]);
  setTimeout(() => resolve(page.url), ANSWER_WITHIN_MS);
  return promise.finally(() => port1.close());
}

async function show(target: string): Promise<void> {
  const found = (await windows()).map(async (page) => ({
    page,
    focused: page.focused,
    url: await whereIs(page),
  }));
  const chosen = windowFor(await Promise.all(found), target);
  if (!chosen) return void (await worker.clients.openWindow(target));
  // A browser lets a page come to the front only while it handles a tap of its own; where it leads is shown all the same.
  await chosen.page.focus().catch(() => undefined);
  if (chosen.url === target) return;
  // A page from before the first worker is not its to lead.
  await chosen.page.navigate(target).catch(() => worker.clients.openWindow(target));
}
