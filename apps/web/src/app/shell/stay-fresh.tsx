import { createRoot } from 'react-dom/client';
import { elapsedMs } from '#lib/clock.ts';
import { UpdateBar } from './update-bar.tsx';

/** A page that comes into sight asks at most so often. */
const ASK_EVERY_MS = 60_000;

/** The build that this page is of; null outside a build. */
const ownBuild = (): string | null => {
  const named = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
  return /^[0-9a-f]{16}$/.test(named) ? named : null;
};

/**
 * Keeps a page that stays open from going on with an API of another version: it asks the server for its build when the connection has come
 * back, when it comes into sight again, and when a new worker says so. Once they differ, it offers the new version, and each link leads there.
 */
export function stayFresh(): void {
  const own = ownBuild();
  if (own === null) return;
  let askedAt = elapsedMs();
  let isStale = false;
  const learn = (build: string) => {
    if (isStale || build === '' || build === own) return;
    isStale = true;
    becomeStale();
  };
  const ask = async () => {
    askedAt = elapsedMs();
    const answer = await fetch('/build.txt', { cache: 'no-store' }).catch(() => null);
    if (answer?.ok) learn((await answer.text()).trim());
  };
  addEventListener('reconnected', () => void ask());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && elapsedMs() - askedAt > ASK_EVERY_MS) void ask();
  });
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent) => {
    const { build } = (data ?? {}) as { readonly build?: unknown };
    if (typeof build === 'string') learn(build);
  });
}

function becomeStale(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<UpdateBar />);
  document.addEventListener('click', leadAnew, { capture: true });
}

/** A tap on a link of the product loads the page that it leads to from the server, instead of drawing it with old code. */
function leadAnew(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.target === '_blank' || link.hasAttribute('download')) return;
  const to = new URL(link.href, location.href);
  if (to.origin !== location.origin || (to.hash !== '' && to.pathname === location.pathname)) return;
  event.preventDefault();
  event.stopPropagation();
  location.assign(to);
}
