/** What this browser can do about pushes. `INSTALL`: only once the product is on the home screen. */
export type PushAbility = 'DENIED' | 'INSTALL' | 'READY' | 'UNSUPPORTED';

/** An iPhone or iPad; the latter says that it is a Mac. */
export const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Whether the product runs as an app of its own, from the home screen. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

export function pushAbility(): PushAbility {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isAble) return isIos() && !isInstalled() ? 'INSTALL' : 'UNSUPPORTED';
  return Notification.permission === 'denied' ? 'DENIED' : 'READY';
}

/** What a browser was subscribed with, as the server takes it. */
export interface BrowserAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The worker, also where the page was faster than its registration. Throws where there is none to be had. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  if (!(await serviceWorker.getRegistration()))
    await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  return serviceWorker.ready;
}

/** This browser's address for pushes signed with a key (base64url); made again when it is of another key. */
export async function subscribeBrowser(publicKey: string): Promise<BrowserAddress> {
  const { pushManager } = await worker();
  const key = bytesOf(publicKey);
  const present = await pushManager.getSubscription();
  const isOurs = present !== null && isSame(present.options.applicationServerKey, key);
  if (present && !isOurs) await present.unsubscribe();
  const subscription =
    isOurs && present
      ? present
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint!, keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! } };
}

/** The push service forgets this browser. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  if (one === null || one.byteLength !== other.byteLength) return false;
  const bytes = new Uint8Array(one);
  return other.every((byte, index) => byte === bytes[index]);
}
