import { expect, test } from 'vitest';
import { castBookingRoutes } from '@yoimachi/contract/booking';
import { useRewoundApp } from '../../../../test-support/index.ts';
import { approved, at, BOOKING_MODULES, command } from './support.ts';
import {
  joinedBy,
  madeBy,
  NEW_PLACE,
  OLD_PLACE,
  outcomesOf,
  placeEvents,
  placeOf,
  voiceOf,
  voices,
} from './place.support.ts';

const app = useRewoundApp({ modules: BOOKING_MODULES, config: { databasePool: 40 } });

const AT_ONCE = 20;
const times = <T>(make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => make(index)));
const winners = <T extends { status: number }>(answers: readonly T[]) =>
  answers.filter(({ status }) => status === 200);

test('twenty answers at once, half of them refusals, are one', async () => {
  const booked = await approved(app);
  const { guest, cast } = voices(app, booked);
  await booked.cast.token();
  const proposalId = madeBy(await guest.propose());
  const answers = await times((index) => cast.answer(proposalId, index % 2 === 0 ? 1 : -1));
  const [winner, ...more] = winners(answers);
  expect(more).toEqual([]);
  expect(answers.filter(({ code }) => code === 'PLACE_PROPOSAL_CLOSED')).toHaveLength(AT_ONCE - 1);
  const isMoved = winner!.body.outcome === 'ACCEPTED';
  expect(await placeOf(app, booked.bookingId)).toBe(isMoved ? NEW_PLACE : OLD_PLACE);
  expect(await placeEvents(app, booked.bookingId)).toHaveLength(2);
});

test('two casts agree at once, ten times each: the place moves once', async () => {
  const booked = await approved(app);
  const second = await joinedBy(app, booked);
  const { guest, cast } = voices(app, booked);
  const other = voiceOf(app, 'cast', booked.bookingId, second);
  await Promise.all([booked.cast.token(), second.token()]);
  const proposalId = madeBy(await guest.propose());
  const answers = await times((index) => (index % 2 === 0 ? cast : other).answer(proposalId, 1));
  const outcomes = winners(answers).map(({ body }) => body.outcome);
  expect(outcomes).toHaveLength(2);
  expect(new Set(outcomes)).toEqual(new Set([null, 'ACCEPTED']));
  expect(await outcomesOf(app, booked.bookingId)).toEqual(['ACCEPTED']);
  expect(await placeOf(app, booked.bookingId)).toBe(NEW_PLACE);
});

test('both sides propose at once: one proposal is open', async () => {
  const booked = await approved(app);
  const { guest, cast } = voices(app, booked);
  await Promise.all([booked.cast.token(), booked.guest.token()]);
  const answers = await times((index) => (index % 2 === 0 ? guest : cast).propose(`新橋駅 ${index}番出口`));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect((await outcomesOf(app, booked.bookingId)).filter((outcome) => outcome === null)).toHaveLength(1);
});

test('the guest agrees while she cancels and the clock comes to the start: every proposal ends once', async () => {
  const bookings = [];
  for (let index = 0; index < AT_ONCE / 4; index++) bookings.push(await approved(app));
  const proposals = await Promise.all(
    bookings.map(async (one) => madeBy(await voices(app, one).cast.propose())),
  );
  await Promise.all(bookings.flatMap(({ guest, cast }) => [guest.token(), cast.token()]));
  await app.clock.advanceTo(at(17, 59));
  await Promise.all(
    bookings.flatMap((booked, index) => [
      voices(app, booked).guest.answer(proposals[index]!, 1),
      command(app, booked, castBookingRoutes.cancelCastBooking, { reason: '体調不良' }),
      app.work(),
    ]),
  );
  await app.moveTo(at(18));
  for (const { bookingId } of bookings) {
    const [outcome] = await outcomesOf(app, bookingId);
    expect(await placeOf(app, bookingId)).toBe(outcome === 'ACCEPTED' ? NEW_PLACE : OLD_PLACE);
    expect(['ACCEPTED', 'LAPSED']).toContain(outcome);
  }
});
