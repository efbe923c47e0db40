import type { GuestBookingItem } from '@yoimachi/contract/booking';
import { feeTable, phaseOf } from '@yoimachi/domain/booking';
import { addDays, dayOf, formatDayShort } from '#lib/dates.ts';
import { pointsText } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { FeeTable } from '#ui/fee-table.tsx';
import { Note } from '#ui/note.tsx';
import { H2 } from '#ui/page.tsx';
import { ActButton, stateOf } from '#meeting/booking';
import type { AskedAct } from './act-dialogs.tsx';
import { guestBookingTexts as t } from './ja.ts';
import { buttonOfAll } from './buttons.ts';
import { leadParticipation, statesOf } from './participations.ts';

interface Props {
  readonly booking: GuestBookingItem;
  readonly now: Date;
  readonly onAct: (act: AskedAct) => void;
}

/** What a cancellation costs, day by day, while there is something to cancel; and the unobtrusive way to it. */
export function FeeCard({ booking, now, onAct }: Props) {
  const { cancel, isConfirmed, rows } = feesOf(booking, now);
  if (!rows) return null;
  return (
    <Card className="flex flex-col gap-4">
      <H2>{isConfirmed ? t.terms : t.feeCaption}</H2>
      <FeeTable caption={t.feeCaption} rows={rows} />
      <Note>{t.castCancels}</Note>
      {cancel && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
          {cancel.fee && <FeeNow {...cancel.fee} />}
          <ActButton
            button={cancel}
            variant="quiet"
            size="md"
            className="ml-auto"
            onClick={() => onAct({ act: 'cancel' })}
          />
        </div>
      )}
    </Card>
  );
}

/** The same table beside a booking that is shown in brief. */
export function FeeRows({ booking, now }: Omit<Props, 'onAct'>) {
  const { rows } = feesOf(booking, now);
  if (!rows) return null;
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="font-gothic text-xs font-normal text-sub">{t.feeCaption}</h3>
      <FeeTable caption={t.feeCaption} rows={rows} />
    </div>
  );
}

/** What a cancellation costs by day, null where there is nothing to cancel; and what it would cost now. */
function feesOf(booking: GuestBookingItem, now: Date) {
  const state = stateOf(leadParticipation(booking));
  const phase = phaseOf(state);
  const cancel = buttonOfAll(booking, now, 'cancel');
  const isConfirmed = phase === 'due' || cancel !== undefined;
  if (phase !== 'pending' && phase !== 'held' && !isConfirmed) return { cancel, isConfirmed, rows: null };
  const today = dayOf(now);
  const plans = statesOf(booking).map(({ plannedPoints }) => plannedPoints);
  const rows = feeTable(state.day, plans).map((row) => ({
    when: whenText(row.day, state.day),
    rate: row.percent === 0 ? t.free0 : `${row.percent}％`,
    points: row.points,
    // A request has no fee yet, whatever the day.
    isToday: isConfirmed && (row.day ? row.day === today : today < addDays(state.day, -1)),
  }));
  return { cancel, isConfirmed, rows };
}

/** What cancelling today would cost, next to its button. */
function FeeNow({ percent, points }: { readonly percent: number; readonly points: number }) {
  return (
    <p className="nums text-xs text-sub">
      {t.feeToday}
      <span className="ml-2 text-sm font-bold whitespace-nowrap text-ink">
        {percent === 0 ? t.feeNone : t.feePoints(pointsText(points), percent)}
      </span>
    </p>
  );
}

function whenText(feeDay: string | null, bookingDay: string): string {
  if (feeDay === null) return t.feeUntil(formatDayShort(addDays(bookingDay, -2)));
  return feeDay === bookingDay ? t.feeDay(formatDayShort(feeDay)) : formatDayShort(feeDay);
}
