import type { GuestBookingItem } from '@yoimachi/contract/booking';
import { isCutShort, phaseOf } from '@yoimachi/domain/booking';
import { Points } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { Rows } from '#ui/rows.tsx';
import { settlementNow } from '#meeting/booking';
import { guestBookingTexts as t } from './ja.ts';
import { statesOf } from './participations.ts';

/** What a running meeting with several casts costs so far, and when all of them stay as planned. */
export function RunningSum({ booking, now }: { readonly booking: GuestBookingItem; readonly now: Date }) {
  const running = statesOf(booking).filter((state) => phaseOf(state) === 'meeting' && now >= state.startsAt);
  if (running.length === 0) return null;
  const met = statesOf(booking).filter((state) => phaseOf(state) !== 'closed');
  const sumAt = (at: (endsAt: Date) => Date) =>
    met.reduce((sum, state) => {
      const endedAt = state.finishedAt ?? at(state.endsAt);
      return sum + (settlementNow(state, endedAt, isCutShort(state))?.points ?? 0);
    }, 0);
  return (
    <Card>
      <Rows
        rows={[
          { label: t.sumNow, amount: <Points value={sumAt(() => now)} size="lg" /> },
          { label: t.sumPlanned, amount: <Points value={sumAt((endsAt) => endsAt)} /> },
        ]}
      />
    </Card>
  );
}
