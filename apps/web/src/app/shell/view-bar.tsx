import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { formatTime } from '#lib/dates.ts';
import { now } from '#lib/clock.ts';
import { endView, type View } from '#lib/view.ts';
import { viewTexts as t } from './view.ja.ts';

/** Says all the time that an operator looks here as a member, and until when; then it ends. */
export default function ViewBar({ view: { nickname, endsAt } }: { readonly view: View }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const end = async () => {
    endView();
    await navigate({ to: '/view', replace: true });
    // Screens that are still there would ask for theirs again.
    client.clear();
  };
  useEffect(() => {
    const timer = setTimeout(() => void end(), Math.max(0, endsAt.getTime() - now().getTime()));
    return () => clearTimeout(timer);
  });
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
          onClick={() => void end()}
          className="min-h-11 shrink-0 rounded-full border border-current px-4 font-bold"
        >
          {t.end}
        </button>
      </section>
      <div aria-hidden className="pointer-events-none fixed inset-0 z-50 border-4 border-primary" />
    </>
  );
}
