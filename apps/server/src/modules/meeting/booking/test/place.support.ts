import { castPlaceRoutes, guestPlaceRoutes } from '@yoimachi/contract/place';
import { bookingChanged } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import { publish } from '#platform/outbox';
import type { Answer, Person, TestApp } from '../../../../test-support/index.ts';
import { bookableCast, type Bookable, type Booked } from './support.ts';

export const OLD_PLACE = '銀座駅 A4出口';
export const NEW_PLACE = '新橋駅 烏森口';

export type Side = 'guest' | 'cast';
const routes = {
  guest: {
    read: guestPlaceRoutes.getGuestPlace,
    propose: guestPlaceRoutes.proposeGuestPlace,
    answer: guestPlaceRoutes.answerGuestPlace,
    withdraw: guestPlaceRoutes.withdrawGuestPlace,
  },
  cast: {
    read: castPlaceRoutes.getCastPlace,
    propose: castPlaceRoutes.proposeCastPlace,
    answer: castPlaceRoutes.answerCastPlace,
    withdraw: castPlaceRoutes.withdrawCastPlace,
  },
};

/** One side's calls about one booking. */
export function voiceOf(app: TestApp, side: Side, bookingId: string, person: Person) {
  const { read, propose, answer, withdraw } = routes[side];
  return {
    read: () => app.call(read, { params: { bookingId } }, person),
    propose: (place = NEW_PLACE, key: string = crypto.randomUUID()) =>
      app.call(propose, { body: { bookingId, place }, key }, person),
    answer: (proposalId: string, decision: 1 | -1, key: string = crypto.randomUUID()) =>
      app.call(answer, { body: { bookingId, proposalId, decision }, key }, person),
    withdraw: (proposalId: string) => app.call(withdraw, { body: { bookingId, proposalId } }, person),
  };
}

/** Both sides of a single-cast booking. */
export const voices = (app: TestApp, { guest, cast, bookingId }: Booked) => ({
  guest: voiceOf(app, 'guest', bookingId, guest),
  cast: voiceOf(app, 'cast', bookingId, cast),
});

/** The id of a proposal that must exist. */
export function madeBy(answer: Answer<typeof guestPlaceRoutes.proposeGuestPlace>): string {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.code}`);
  return answer.body.proposalId;
}

/** A second cast takes part like the first; only what a place needs is set up, no money. */
export async function joinedBy(app: TestApp, { bookingId }: Booked): Promise<Bookable> {
  const cast = await bookableCast(app);
  const first = await app.db
    .selectFrom('participation')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('participation')
    .values({
      ...first,
      id: crypto.randomUUID(),
      cast_id: cast.userId,
      schedule_id: cast.scheduleId,
      due_at: null,
      due_action: null,
      reminder_at: null,
    })
    .execute();
  return cast;
}

/** A cast leaves, and everybody is told. */
export async function leaves(app: TestApp, { bookingId, guest }: Booked, cast: Person): Promise<void> {
  const at = app.clock.now();
  await app.db
    .updateTable('participation')
    .set({ status: 'CANCEL', cancelled_at: at, cancel_type: 'CAST' })
    .where('booking_id', '=', bookingId)
    .where('cast_id', '=', cast.userId)
    .execute();
  const payload = { bookingId, guestId: guest.userId, castId: cast.userId };
  await withTransaction(app.db, (trx) => publish(trx, bookingChanged, payload, at));
  await app.work();
}

export async function placeOf(app: TestApp, bookingId: string): Promise<string> {
  const row = await app.db
    .selectFrom('booking')
    .select('place')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return row.place;
}

/** How a booking's proposals ended, in the order they were made. */
export async function outcomesOf(app: TestApp, bookingId: string): Promise<(string | null)[]> {
  const rows = await app.db
    .selectFrom('place_proposal')
    .select('outcome')
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
  return rows.map(({ outcome }) => outcome);
}

/** The lines about places in a booking's history. */
export async function placeEvents(app: TestApp, bookingId: string) {
  return app.db
    .selectFrom('booking_event')
    .select(['actor', 'action', 'from_state', 'to_state'])
    .where('booking_id', '=', bookingId)
    .where('action', 'like', '%Place')
    .orderBy('id')
    .execute();
}
