import { REVIEW_WINDOW_HOURS, reviewClosesAt } from '@yoimachi/domain/review';
import { addMinutes } from '@yoimachi/domain/time';
import type { DueWork } from '#platform/jobs';
import { remind } from './remind.ts';
import { runDue } from './run-due.ts';
import { bookingsToAuthorise } from '../money/top-up.store.ts';
import { authoriseBooking } from '../money/authorise-booking.ts';
import { showAtEndOfTime } from '../review/show-reviews.ts';
import { settleByCard } from '../money/settle-by-card.ts';
import type { CardContext } from '../context.ts';
import { dueParticipations } from './participation.store.ts';
import { settlementsToRun } from '../money/settlement.store.ts';
import { participationsToShow } from '../review/review.store.ts';

/**
 * The clock's work on bookings: changes at their due times, reminders, and reviews when their time is up. On a tie the change comes first,
 * so that nobody is reminded of something over.
 */
export function bookingDueWork(context: CardContext): DueWork[] {
  const { db } = context;
  return [
    {
      name: 'booking.due',
      next: (now, limit) => dueParticipations(db, 'due_at', now, limit),
      run: (row) => runDue(context, row.id, row.dueAt),
    },
    {
      name: 'booking.reminder',
      next: (now, limit) => dueParticipations(db, 'reminder_at', now, limit),
      run: (row) => remind(context, row.id, row.dueAt),
    },
    {
      name: 'booking.authorise',
      next: (now, limit) => bookingsToAuthorise(db, now, limit),
      run: ({ id }) => authoriseBooking(context, id),
    },
    {
      name: 'booking.settle',
      next: (now, limit) => settlementsToRun(db, now, limit),
      run: ({ id }) => settleByCard(context, id),
    },
    {
      name: 'booking.review',
      async next(now, limit) {
        const rows = await participationsToShow(db, addMinutes(now, -REVIEW_WINDOW_HOURS * 60), limit);
        return rows.map((row) => ({ id: row.id, dueAt: reviewClosesAt(row.finishedAt!) }));
      },
      run: (row) => showAtEndOfTime(context, row.id, row.dueAt),
    },
  ];
}
