import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { sampleNotice } from '@yoimachi/domain/notice-wording';
import { REVIEW_WINDOW_HOURS } from '@yoimachi/domain/review';
import { useRewoundApp, type Person } from '../../../../test-support/index.ts';
import { notify } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import { publish } from '#platform/outbox';
import { notificationFeature } from '../../../../wiring/talk.ts';
import { approved, at, BOOKING_MODULES, does, finished, requested } from './support.ts';
import { madeBy, voices } from './place.support.ts';

const HOUR_MS = 3_600_000;
const app = useRewoundApp({ modules: [...BOOKING_MODULES, notificationFeature] });
const list = async (person: Person) => {
  await app.work();
  return app.ok(notificationRoutes.listNotifications, {}, person);
};
const waiting = async (person: Person) =>
  (await list(person)).items.filter(({ waits }) => waits).map(({ kind }) => kind);

test('a request waits until it is answered, whether its notice was read or not', async () => {
  const booked = await requested(app);
  expect(await waiting(booked.cast)).toEqual(['CAST_REQUEST_RECEIVED']);
  await app.ok(notificationRoutes.readNotifications, {}, booked.cast);
  expect(await waiting(booked.cast)).toEqual(['CAST_REQUEST_RECEIVED']);
  await does(app, booked, castBookingRoutes.confirmBooking, { decision: 1 });
  expect(await waiting(booked.cast)).toEqual([]);
});

test('a request that nobody can answer any more waits no longer', async () => {
  const { cast } = await requested(app);
  await app.moveTo(at(23));
  expect(await waiting(cast)).toEqual([]);
});

test('it is brought with the first page where more came since than a page holds', async () => {
  const { cast, guest, bookingId } = await requested(app);
  await app.work();
  const news = { accountId: cast.userId, ...sampleNotice('SUSPENSION_LIFTED') };
  for (let index = 0; index < 20; index++)
    await withTransaction(app.db, (trx) => publish(trx, notify, news, app.clock.now()));
  const first = await list(cast);
  expect(first.items.every(({ waits }) => !waits)).toBe(true);
  expect(first.waiting.map(({ kind, link }) => [kind, link?.includes(bookingId)])).toEqual([
    ['CAST_REQUEST_RECEIVED', true],
  ]);
  const query = { cursor: first.nextCursor! };
  expect(await app.ok(notificationRoutes.listNotifications, { query }, cast)).toMatchObject({
    items: [{ kind: 'CAST_REQUEST_RECEIVED', waits: true }],
    waiting: [],
  });
  expect((await list(guest)).waiting).toEqual([]);
});

test('a place waits for whom it was proposed to', async () => {
  const booked = await approved(app);
  const sides = voices(app, booked);
  const proposalId = madeBy(await sides.guest.propose());
  expect([await waiting(booked.cast), await waiting(booked.guest)]).toEqual([['CAST_PLACE_PROPOSED'], []]);
  await sides.cast.answer(proposalId, -1);
  madeBy(await sides.cast.propose());
  expect([await waiting(booked.cast), await waiting(booked.guest)]).toEqual([[], ['GUEST_PLACE_PROPOSED']]);
});

test('a review waits for each side until it has written, or the seven days are over; what was told last says so', async () => {
  const { guest, cast, bookingId } = await finished(app);
  expect([await waiting(cast), await waiting(guest)]).toEqual([['CAST_FINISHED'], ['GUEST_SETTLED']]);
  await app.ok(guestBookingRoutes.reviewCast, { body: { bookingId, tier: 'GOOD' } }, guest);
  expect([await waiting(cast), await waiting(guest)]).toEqual([['CAST_REVIEW_WAITING'], []]);
  await app.moveBy(REVIEW_WINDOW_HOURS * HOUR_MS);
  expect(await waiting(cast)).toEqual([]);
});
