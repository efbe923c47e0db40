import { BOOKING_PROCESS, CHECKOUT_ASK_MINUTES, DAY_BEFORE_REMINDER_MINUTE } from '@yoimachi/domain/booking';
import type { NoticeKind } from '@yoimachi/domain/notification';
import { addDays, addMinutes, instantAt } from '@yoimachi/domain/time';
import type { App } from '../../apps/server/src/app.ts';
import type { LoadedParticipation } from '../../apps/server/src/modules/meeting/booking/process/participation.ts';

/** What a notice can be about: a meeting of the person, and when something of it happened. */
export interface Moment {
  readonly participation: LoadedParticipation;
  readonly at: Date;
}

/** When a kind was told by the course of a meeting; null where it never was. What is told of other casts needs more than one. */
export async function momentsOf({ context: { db } }: App, meetings: readonly LoadedParticipation[]) {
  const ids = meetings.map(({ id }) => id);
  const events = await db
    .selectFrom('booking_event')
    .select(['participation_id', 'booking_id', 'at', 'actor', 'action', 'from_state', 'to_state'])
    .where('booking_id', 'in', [...new Set(meetings.map(({ bookingId }) => bookingId))])
    .execute();
  const reviews = await db
    .selectFrom('review')
    .select(['participation_id', 'author', 'created_at'])
    .where('participation_id', 'in', ids)
    .execute();
  const stepTold = (kind: NoticeKind, { id, bookingId, state }: LoadedParticipation): Date | null => {
    const steps = BOOKING_PROCESS.filter(
      ({ notify, cancelType = null }) =>
        (notify as readonly string[]).includes(kind) && cancelType === state.cancelType,
    );
    const told = events.find(
      (event) =>
        (event.participation_id === null ? event.booking_id === bookingId : event.participation_id === id) &&
        steps.some(
          ({ action, actor, from, to }) =>
            action === event.action &&
            (actor as readonly string[]).includes(event.actor) &&
            to.phase === event.to_state &&
            (event.from_state === null || (from as readonly string[]).includes(event.from_state)),
        ),
    );
    return told?.at ?? null;
  };
  const reviewed = (id: string, author: 'cast' | 'guest') =>
    reviews.find((review) => review.participation_id === id && review.author === author)?.created_at ?? null;
  return (kind: NoticeKind, meeting: LoadedParticipation): Date | null => {
    const { id, state, billed } = meeting;
    const [mine, theirs] = kind.startsWith('GUEST')
      ? (['guest', 'cast'] as const)
      : (['cast', 'guest'] as const);
    const [own, other] = [reviewed(id, mine), reviewed(id, theirs)];
    const dayBefore = instantAt(addDays(state.day, -1), DAY_BEFORE_REMINDER_MINUTE);
    const soon = addMinutes(state.endsAt, -15);
    switch (kind) {
      case 'GUEST_DAY_BEFORE':
      case 'CAST_DAY_BEFORE':
        return state.finishedAt && state.approvedAt! < dayBefore ? dayBefore : null;
      case 'GUEST_END_SOON':
      case 'CAST_END_SOON':
        return state.finishedAt && state.finishedAt > soon ? soon : null;
      case 'CAST_CHECKOUT_ASK':
        return state.finishedAt && addMinutes(state.finishedAt, CHECKOUT_ASK_MINUTES);
      case 'GUEST_SETTLED':
      case 'CAST_REWARD':
        return billed?.kind === 'USE' ? state.settledAt : null;
      case 'GUEST_FEE_SETTLED':
        return billed?.kind === 'CANCELLATION_FEE' ? state.settledAt : null;
      case 'GUEST_REVIEW_WAITING':
      case 'CAST_REVIEW_WAITING':
        return own ? null : other;
      case 'GUEST_REVIEW_VISIBLE':
      case 'CAST_REVIEW_VISIBLE':
        return own && other && (own > other ? own : other);
      default:
        return kind.startsWith('OTHERS_') ? null : stepTold(kind, meeting);
    }
  };
}
