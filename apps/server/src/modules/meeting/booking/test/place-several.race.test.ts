import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { rush, useRaceApp, type Kind } from './race.support.ts';
import { allApproved, byCast, must, type Several } from './several.support.ts';
import { at } from './support.ts';
import { madeBy, NEW_PLACE, OLD_PLACE, outcomesOf, placeOf, voiceOf } from './place.support.ts';

const { confirmBooking, castArrived, cancelCastBooking } = castBookingRoutes;
const reason = '都合が悪くなりました';
const CANCEL_ALL: Kind = { route: guestBookingRoutes.cancelGuestBooking, more: { reason } };
const leave = (cast: number): Kind => ({ route: cancelCastBooking, cast, more: { reason } });

const app = useRaceApp();

/** Two casts and the guest's proposal, to which the first has agreed; the clock is at 17:30. */
async function lastAnswerWaits() {
  const several = await allApproved(app, confirmBooking);
  await app.moveTo(at(17, 30));
  const { bookingId, guest, casts } = several;
  const [first, last] = casts.map((cast) => voiceOf(app, 'cast', bookingId, cast));
  await Promise.all([guest, ...casts].map((person) => person.token()));
  const proposalId = madeBy(await voiceOf(app, 'guest', bookingId, guest).propose());
  expect((await first!.answer(proposalId, 1)).body).toMatchObject({ outcome: null });
  const agrees: number[] = [];
  const agree = async () => void agrees.push((await last!.answer(proposalId, 1)).status);
  return { several, agrees, agree };
}

/** How the one proposal ended; the place changed only if it was agreed. */
async function outcomeOf({ bookingId }: Several) {
  await app.work();
  const [outcome, ...more] = await outcomesOf(app, bookingId);
  expect(more).toEqual([]);
  expect(await placeOf(app, bookingId)).toBe(outcome === 'ACCEPTED' ? NEW_PLACE : OLD_PLACE);
  return outcome;
}

const times = (count: number, run: () => Promise<void>) => Array<() => Promise<void>>(count).fill(run);

test.each([
  ['the guest’s cancellation of all', CANCEL_ALL],
  ['the cancellation of one, which ends it for all', leave(0)],
])('the last agreement × %s: the place moves before it, or not at all', async (_name, end) => {
  const { several, agrees, agree } = await lastAnswerWaits();
  const { winners } = await rush(app, several, [end], ...times(10, agree));
  expect(winners).toEqual([1]);
  const agreed = agrees.filter((status) => status === 200);
  expect(agreed.length).toBeLessThanOrEqual(1);
  expect(agrees.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect(await outcomeOf(several)).toBe(agreed.length === 1 ? 'ACCEPTED' : 'LAPSED');
});

test('the last agreement × her own cancellation, when another has arrived: all who are left have agreed', async () => {
  const { several, agrees, agree } = await lastAnswerWaits();
  await must(byCast(app, several, 0, castArrived));
  const { winners, changes } = await rush(app, several, [leave(1)], ...times(10, agree));
  expect({ winners, changes }).toEqual({ winners: [1], changes: ['cancel 1'] });
  expect(agrees.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
  expect(await outcomeOf(several)).toBe('ACCEPTED');
});
