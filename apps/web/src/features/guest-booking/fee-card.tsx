import type { GuestBookingItem } from '@yoimachi/contract/booking';
import { feeTable, phaseOf } from '@yoimachi/domain/booking';
import { addDays, dayOf, formatDayShort } from '../../lib/dates.ts';
import { Card } from '../../ui/card.tsx';
import { FeeTable } from '../../ui/fee-table.tsx';
import { Note } from '../../ui/note.tsx';
import { H2 } from '../../ui/page.tsx';
import { stateOf } from '../booking/index.ts';
import { guestBookingTexts as t } from './ja.ts';
import { leadPart, statesOf } from './parts.ts';

/** What a cancellation costs, day by day, as long as there is something to cancel. */
export function FeeCard({ booking, now }: { readonly booking: GuestBookingItem; readonly now: Date }) {
  const state = stateOf(leadPart(booking));
  const phase = phaseOf(state);
  if (phase !== 'pending' && phase !== 'held' && phase !== 'due') return null;
  const today = dayOf(now);
  const plans = statesOf(booking).map(({ plannedPoints }) => plannedPoints);
  const rows = feeTable(state.day, plans).map((row) => ({
    when: whenText(row.day, state.day),
    rate: row.percent === 0 ? t.free0 : `${row.percent}％`,
    points: row.points,
    // A request has no fee yet, whatever the day.
    isToday: phase === 'due' && (row.day ? row.day === today : today < addDays(state.day, -1)),
  }));
  return (
    <Card className="flex flex-col gap-4">
      <H2>{phase === 'due' ? t.terms : t.feeCaption}</H2>
      <FeeTable caption={t.feeCaption} rows={rows} />
      <Note>{t.castCancels}</Note>
    </Card>
  );
}

function whenText(feeDay: string | null, bookingDay: string): string {
  if (feeDay === null) return t.feeUntil(formatDayShort(addDays(bookingDay, -2)));
  return feeDay === bookingDay ? t.feeDay(formatDayShort(feeDay)) : formatDayShort(feeDay);
}
