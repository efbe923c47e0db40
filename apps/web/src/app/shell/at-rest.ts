import type { QueryClient } from '@tanstack/react-query';
import { tellTime } from '#lib/clock.ts';
import { memoryName } from '#lib/device-memory.ts';
import { askDistricts } from '#lib/learn-districts.ts';
import { currentSession, isViewTab } from '#lib/session-storage.ts';
import { stayFresh } from './stay-fresh.tsx';

/** What a page does once it is at rest, with code that none of its screens waits for. */
export async function atRest(client: QueryClient): Promise<void> {
  // Whoever looks as a member leaves nothing behind.
  if (isViewTab()) return (await import('#people/viewing')).showView();
  beginOnce(client);
  const tasks = [sendLeft(client), minded(client), askDistricts()];
  // Each is tried again on the next visit.
  await Promise.allSettled(tasks);
}

/** The pushes of this device: they go on coming, and none is left of what was read. */
async function minded(client: QueryClient): Promise<void> {
  const { closeRead, keepPush } = await import('#talk/push');
  closeRead(client);
  await keepPush(client);
}

let hasBegun = false;

/** What lasts as long as the tab, whoever signs in there. */
function beginOnce(client: QueryClient): void {
  if (hasBegun) return;
  hasBegun = true;
  answerWorker();
  stayFresh();
  document.addEventListener('visibilitychange', tellTime);
  // What failed while there was no line, though the browser saw one.
  addEventListener('reconnected', () => void client.refetchQueries({ type: 'active', stale: true }));
}

/** Messages that an earlier visit could not send go now; who never wrote any does not load their code. */
async function sendLeft(client: QueryClient): Promise<void> {
  const userId = currentSession()?.userId;
  if (userId === undefined || !(await hasMemory(userId))) return;
  const { sendUnsent } = await import('#talk/chat');
  await sendUnsent(client);
}

/** Whether something may be kept on this device for this person. */
async function hasMemory(userId: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === memoryName(userId));
  } catch {
    return false;
  }
}

/** Tells the service worker where this page is, so that a tap on a notice finds the page of its side. */
function answerWorker(): void {
  // Missing where the product is reached without TLS.
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent) => {
    const { where } = (data ?? {}) as { readonly where?: unknown };
    if (where === true) ports[0]?.postMessage(location.href);
  });
}
