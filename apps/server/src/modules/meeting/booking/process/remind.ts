import { isOpen, nextReminder, phaseOf, recipientOf, type ReminderKind } from '@yoimachi/domain/booking';
import { dayOf } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import type { BookingContext } from '../context.ts';
import type { LoadedParticipation, Participations } from './participation.ts';
import { lockBookingsOfParticipations, moveReminder } from './participation.store.ts';
import { tell } from './tell.ts';

/** Sends a participation's reminders due at `dueAt` and sets the next; those that no longer make sense are skipped. */
export async function remind(context: BookingContext, participationId: string, dueAt: Date): Promise<void> {
  await withTransaction(context.db, async (trx) => {
    const participations = await lockBookingsOfParticipations(trx, [participationId]);
    const participation = participations.find(({ id }) => id === participationId);
    if (!participation) return;
    const next = nextReminder(participation.state, dueAt)?.at ?? null;
    if (!(await moveReminder(trx, participation.id, dueAt, next))) return;
    const justBefore = new Date(dueAt.getTime() - 1);
    const reminder = nextReminder(participation.state, justBefore);
    if (reminder !== null && reminder.at <= dueAt) {
      const now = context.clock.now();
      await tell(
        trx,
        participation,
        reminder.kinds.filter(
          (kind) =>
            stillHelps(kind, participation, now) && !isToldOfAnother(kind, participation, participations),
        ),
        dueAt,
        { otherCasts: participations.filter(({ state }) => isOpen(state)).length - 1 },
      );
    }
  });
}

/** A guest with several casts is reminded once: for the first of those at the same stage of the evening. */
function isToldOfAnother(
  kind: ReminderKind,
  { id, state }: LoadedParticipation,
  participations: Participations,
): boolean {
  if (recipientOf(kind) !== 'guest') return false;
  const alike = participations.filter(
    (participation) =>
      phaseOf(participation.state) === phaseOf(state) &&
      participation.state.endsAt.getTime() === state.endsAt.getTime(),
  );
  return alike[0]!.id !== id;
}

/** A reminder delayed by an outage is only useful until the event it reminds of. */
function stillHelps(kind: ReminderKind, { state }: LoadedParticipation, now: Date): boolean {
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
