import type { OfficeBooking } from '@yoimachi/contract/booking-admin';
import { useState } from 'react';
import { useMayAct } from '#lib/office.ts';
import { Panel } from '#parts/panel.tsx';
import { Button } from '#ui/button.tsx';
import { later } from '#ui/lib/later.tsx';
import { actTexts as t } from '../ja.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { endable, type How } from './use-ending.ts';

const EndForm = later(async () => ({ default: (await import('./end-form.tsx')).EndForm }), <FormSkeleton />);

const callOf = { CANCEL: 'endBooking', BILL: 'proposeBookingEnd' } as const;

/** What an end would do is asked of the server, and kept by it: only once somebody wants to end it. */
export function Acts({ booking }: { readonly booking: OfficeBooking }) {
  const mayAct = useMayAct();
  const [isOpen, setOpen] = useState(false);
  const possible = (['CANCEL', 'BILL'] as const).filter((how) => endable(booking, how).length > 0);
  const ways: How[] = possible.filter((how) => mayAct(callOf[how]));
  return (
    <Panel title={t.title}>
      {ways.length === 0 && (
        <p className="phrase text-sm text-sub">{possible.length > 0 ? t.notAllowed : t.nothing}</p>
      )}
      {ways.length > 0 && isOpen && <EndForm booking={booking} ways={ways} onDone={() => setOpen(false)} />}
      {ways.length > 0 && !isOpen && (
        <Button size="md" variant="line" isWide onClick={() => setOpen(true)}>
          {t.begin}
        </Button>
      )}
    </Panel>
  );
}
