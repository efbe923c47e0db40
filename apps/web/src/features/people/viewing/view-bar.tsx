import { viewingRoutes } from '@yoimachi/contract/viewing';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { call } from '#lib/api.ts';
import { formatTime } from '#lib/dates.ts';
import { now } from '#lib/clock.ts';
import { currentSession } from '#lib/session-storage.ts';
import { forgetSession } from '#lib/session.ts';
import { barTexts as t } from './ja.ts';

/** Sooner than an ended session is led to the login. */
const LOOK_MS = 500;

let isShown = false;

/** Says above every screen of this tab whom it shows, and until when. */
export async function showView(): Promise<void> {
  if (isShown || !currentSession()) return;
  // Whatever it failed for: no screen of a member is shown without a word of whose it is.
  const view = await call(viewingRoutes.readView).catch(() => null);
  if (isShown) return;
  const { nickname, endsAt } = view ?? { nickname: '', endsAt: null };
  if (endsAt === null) return end();
  isShown = true;
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(<ViewBar nickname={nickname} endsAt={new Date(endsAt)} />);
}

/** What the tab knew of the member goes with its page. */
function end(): void {
  forgetSession();
  if (location.pathname !== '/view') location.replace('/view');
}

function ViewBar({ nickname, endsAt }: { readonly nickname: string; readonly endsAt: Date }) {
  useEffect(() => {
    // Also where a call was told that it is over, as when she has left the office.
    const timer = setInterval(() => {
      if (now() >= endsAt || !currentSession()) end();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  return (
    <>
      <section
        aria-label={t.label}
        className="flex items-center justify-between gap-4 bg-primary px-4 py-2 text-sm text-on-primary"
      >
        <p className="phrase min-w-0">
          <b className="break-all">{t.whose(nickname)}</b>
          <span className="ml-2 inline-block">{t.until(formatTime(endsAt))}</span>
        </p>
        <button
          type="button"
          onClick={end}
          className="min-h-11 shrink-0 rounded-full border border-current px-4 font-bold"
        >
          {t.end}
        </button>
      </section>
      <div aria-hidden className="pointer-events-none fixed inset-0 z-50 border-4 border-primary" />
    </>
  );
}
