import { useQueryClient } from '@tanstack/react-query';
import { contentRoutes } from '@yoimachi/contract/content';
import { useEffect, useRef } from 'react';
import { call } from '#lib/api.ts';
import { now } from '#lib/clock.ts';
import { dayOf, formatDayShort, formatTime } from '#lib/dates.ts';
import { renew } from '#lib/queries.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { maintenanceTexts as t } from './maintenance.ja.ts';

const ASK_EVERY_MS = 15_000;

/**
 * Over every screen while the product is closed: what was typed below stays. Asks by itself, and when somebody comes back to the page, whether
 * it is over; then everything shown is loaded again.
 */
export function MaintenanceScreen({ until }: { readonly until: Date }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const queryClient = useQueryClient();
  useEffect(() => {
    dialog.current?.showModal();
    // Still closed, or not reached: it is asked again.
    const ask = () => void call(contentRoutes.support).catch(() => undefined);
    const askInFront = () => document.visibilityState === 'visible' && ask();
    const timer = setInterval(ask, ASK_EVERY_MS);
    document.addEventListener('visibilitychange', askInFront);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askInFront);
      // It is over, whichever answer has said so.
      void renew(queryClient);
    };
  }, [queryClient]);
  const isLate = until <= now();
  return (
    <dialog
      ref={dialog}
      aria-labelledby="maintenance-title"
      onCancel={(event) => event.preventDefault()}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-bg text-ink"
    >
      <div className="mx-auto flex min-h-dvh max-w-[440px] flex-col items-center justify-center gap-5 px-6 py-10 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-tint text-on-tint">
          <Icon name="moon" size={28} />
        </span>
        <h1 id="maintenance-title" className="text-xl">
          {t.title}
        </h1>
        <p className="phrase text-base">{t.detail}</p>
        <p role="status" className="nums font-bold">
          {isLate ? t.late : t.until(`${formatDayShort(dayOf(until))} ${formatTime(until)}`)}
        </p>
        <p className="phrase text-sm text-sub">{t.danger}</p>
        <a href="tel:110" className={buttonClass({ variant: 'line' })}>
          {t.call110}
        </a>
      </div>
    </dialog>
  );
}
