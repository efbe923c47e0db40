import { isOpen, nextReminder, phaseOf, recipientOf, type ReminderKind } from '@yoimachi/domain/booking';
import { dayOf } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import type { BookingContext } from '../context.ts';
import type { Part, Whole } from './part.ts';
import { lockBookingsOfParts, setReminder } from './part.store.ts';
import { tell } from './tell.ts';

/** Sends the reminders of a part that are due at `dueAt` and sets the next; those that have lost their sense are left out. */
export async function remind(context: BookingContext, partId: string, dueAt: Date): Promise<void> {
  await withTransaction(context.db, async (trx) => {
    const parts = await lockBookingsOfParts(trx, [partId]);
    const part = parts.find(({ id }) => id === partId);
    if (!part) return;
    const justBefore = new Date(dueAt.getTime() - 1);
    const reminder = nextReminder(part.state, justBefore);
    if (reminder !== null && reminder.at <= dueAt) {
      const now = context.clock.now();
      await tell(
        trx,
        part,
        reminder.kinds.filter((kind) => stillHelps(kind, part, now) && !isToldOfAnother(kind, part, parts)),
        dueAt,
        { otherCasts: parts.filter(({ state }) => isOpen(state)).length - 1 },
      );
    }
    await setReminder(trx, part.id, nextReminder(part.state, dueAt)?.at ?? null);
  });
}

/** The guest of several casts is reminded once: of the first of those who are in the same place of the evening. */
function isToldOfAnother(kind: ReminderKind, { id, state }: Part, parts: Whole): boolean {
  if (recipientOf(kind) !== 'guest') return false;
  const alike = parts.filter(
    (part) =>
      phaseOf(part.state) === phaseOf(state) && part.state.endsAt.getTime() === state.endsAt.getTime(),
  );
  return alike[0]!.id !== id;
}

/** A reminder that comes late, after a stop of the service, helps only until what it reminds of. */
function stillHelps(kind: ReminderKind, { state }: Part, now: Date): boolean {
  switch (kind) {
    case 'CAST_REPLY_REMINDER':
      return now < state.deadlineAt;
    case 'GUEST_DAY_BEFORE':
    case 'CAST_DAY_BEFORE':
      // Its text says 'tomorrow'.
      return dayOf(now) < state.day;
    case 'GUEST_END_SOON':
    case 'CAST_END_SOON':
      return now < state.endsAt;
    default:
      return true;
  }
}
