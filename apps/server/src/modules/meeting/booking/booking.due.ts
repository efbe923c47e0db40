import { reviewClosesAt } from '@yoimachi/domain/review';
import type { DueWork } from '#platform/jobs';
import { remind } from './process/remind.ts';
import { runDue } from './process/run-due.ts';
import { bookingsToAuthorise } from './process/top-up.store.ts';
import { authoriseBooking } from './money/authorise-booking.ts';
import { showAtEndOfTime } from './review/show-reviews.ts';
import { settleByCard } from './money/settle-by-card.ts';
import type { CardContext } from './context.ts';
import { dueParticipations, dueReminders } from './process/participation.store.ts';
import { settlementsToRun } from './process/settlement.store.ts';
import { participationsToShow } from './review/review.store.ts';

/**
 * The clock's work on bookings: changes at their due times, reminders, and reviews when their time is up. On a tie the change comes first,
 * so that nobody is reminded of something over.
 */
export function bookingDueWork(context: CardContext): DueWork[] {
  return [
    {
      name: 'booking.due',
      queue: dueParticipations,
      // A booking's end makes its settlement and its debts due at that instant, which may come before the next booking's.
      together: false,
      run: (row) => runDue(context, row.id, row.dueAt),
    },
    {
      name: 'booking.reminder',
      queue: dueReminders,
      // One noon is everybody's. It locks its own booking, and its next reminder is later.
      together: true,
      run: (row) => remind(context, row.id, row.dueAt),
    },
    {
      name: 'booking.authorise',
      queue: bookingsToAuthorise,
      // It asks the payment service; a refusal may end the booking, and what follows from that is due at once.
      together: false,
      run: ({ id }) => authoriseBooking(context, id),
    },
    {
      name: 'booking.settle',
      queue: settlementsToRun,
      // As above; and a guest's cards are asked in the order of his bookings.
      together: false,
      run: ({ id }) => settleByCard(context, id),
    },
    {
      name: 'booking.review',
      queue: participationsToShow,
      rowOf: ({ id, due_at }) => due_at && { id, dueAt: reviewClosesAt(due_at) },
      // Few meetings end at one instant, and a cast's stars are counted with those of all her meetings.
      together: false,
      run: (row) => showAtEndOfTime(context, row.id, row.dueAt),
    },
  ];
}
