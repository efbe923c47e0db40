import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { pricingRoutes } from '@yoimachi/contract/pricing';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { NO_SUM } from '@yoimachi/domain/booking';
import { addDays, instantAt, type Day } from '@yoimachi/domain/time';
import { guestWithPoints, signUp, useTestApp, type Person } from '../../../../test-support/index.ts';
import { profileFeature } from '../../../../wiring/people.ts';
import { CARD_MODULES, CARDS, guestWithCard, topUps, tryRequest } from './card.support.ts';
import {
  approved,
  bookableCast,
  does,
  EVENING,
  joinStore,
  requestBody,
  requested,
  requestedOf,
  seen,
  severalCasts,
  spendable,
  told,
  type Bookable,
} from './support.ts';

const app = useTestApp({ modules: [...CARD_MODULES, profileFeature] });
const { requestBooking, checkValidDate, getGuestBooking, cancelGuestBooking } = guestBookingRoutes;

const participationsOf = (bookingId: string) =>
  app.db
    .selectFrom('participation as p')
    .innerJoin('booking as b', 'b.id', 'p.booking_id')
    .selectAll('p')
    .select(['b.cast_count', 'b.required_points', 'b.missing_points', 'b.payment_deadline_at'])
    .where('p.booking_id', '=', bookingId)
    .orderBy('p.id')
    .execute();
const ask = (guest: Person, casts: readonly Bookable[], change: object = {}) =>
  app.call(requestBooking, { body: requestBody(casts[0]!, { casts: casts.map(seen), ...change }) }, guest);

test('one request holds the points of all, and asks each with her own price', async () => {
  const [first, second] = await severalCasts(app, 2);
  const dear = await bookableCast(app, { price30: 7000 });
  await joinStore(app, [first!, dear]);
  const casts = [second!, first!, dear];
  const seenCasts = [seen(second!), seen(first!), { ...seen(dear), price30: 7000, price15: 3500 }];
  const { guest, bookingId } = await requestedOf(app, { casts, body: { casts: seenCasts, guestCount: 2 } });
  const participations = await participationsOf(bookingId);
  expect(participations.map((participation) => participation.cast_id)).toEqual(
    casts.map(({ userId }) => userId),
  );
  expect(participations.map((participation) => participation.planned_points)).toEqual([
    15_000, 15_000, 21_000,
  ]);
  for (const participation of participations) {
    expect(participation).toMatchObject({ status: 'PENDING', cast_count: 3, required_points: 51_000 });
    expect(participation).toMatchObject({ due_action: 'autoReject', due_at: participation.deadline_at });
    expect(participation.deadline_at).toEqual(participations[0]!.deadline_at);
    expect(participation.reminder_at).not.toBeNull();
  }
  expect(await spendable(app, guest)).toBe(49_000);
  const holds = await app.db.selectFrom('hold').selectAll().where('booking_id', '=', bookingId).execute();
  expect(holds).toHaveLength(1);
  const events = await app.db
    .selectFrom('booking_event')
    .select(['participation_id', 'action'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
  expect(events).toEqual(participations.map(({ id }) => ({ participation_id: id, action: 'request' })));
  for (const cast of casts) expect(await told(app, cast)).toEqual(['CAST_REQUEST_RECEIVED']);
});

test('the quote is for all', async () => {
  const casts = await severalCasts(app, 2, { day: addDays(EVENING, 1) });
  const { clientRequestId: _id, place: _place, ...body } = requestBody(casts[0]!, { casts: casts.map(seen) });
  const guest = await guestWithPoints(app, 10_000);
  const quote = await app.ok(checkValidDate, { body }, guest);
  expect(quote).toMatchObject({ requiredPoints: 30_000, usagePoints: 10_000, missingPoints: 20_000 });
  expect(quote.feeTable.map(({ points }) => points)).toEqual([0, 15_000, 30_000]);
  const twice = { ...body, casts: [body.casts[0]!, body.casts[0]!] };
  expect(await app.call(checkValidDate, { body: twice }, guest)).toMatchObject({ code: 'VALIDATION' });
});

test('each participation keeps the prices of the moment it was sent', async () => {
  const casts = await severalCasts(app, 2);
  const { bookingId } = await requestedOf(app, { casts });
  for (const cast of casts) await app.ok(pricingRoutes.putPrices, { body: { price30: 6000 } }, cast);
  for (const participation of await participationsOf(bookingId))
    expect(participation).toMatchObject({ price30: 5000, price15: 2500, planned_points: 15_000 });
});

/** What happens to a cast between the guest's view of the page and his request, and what he is told if she is the first or not. */
type Change = readonly [
  name: string,
  change: (cast: Bookable) => Promise<unknown>,
  asFirst: string,
  asOther: string,
];
const times = { fromMinute: 17 * 60, toMinute: 20 * 60, workMinute: 21 * 60 };
const changes: Change[] = [
  [
    'she changes her schedule',
    ({ scheduleId, version, ...cast }) =>
      app.ok(
        scheduleRoutes.updateSchedule,
        { body: { scheduleId, version, ...times, workingBar: 'ラウンジ 灯', cantJoinAlone: false } },
        cast,
      ),
    'SCHEDULE_CHANGED',
    'CASTS_UNAVAILABLE',
  ],
  [
    'she deletes her schedule',
    ({ scheduleId, version, ...cast }) =>
      app.ok(scheduleRoutes.deleteSchedule, { body: { scheduleId, version } }, cast),
    'SCHEDULE_CHANGED',
    'CASTS_UNAVAILABLE',
  ],
  [
    'she changes her price',
    (cast) => app.ok(pricingRoutes.putPrices, { body: { price30: 5100 } }, cast),
    'PRICE_CHANGED',
    'PRICE_CHANGED',
  ],
  ['she takes a pause', (cast) => pause(cast), 'CASTS_UNAVAILABLE', 'CASTS_UNAVAILABLE'],
  [
    'her time is taken',
    (cast) => approved(app, { cast }),
    'CAST_UNAVAILABLE_AT_TIME',
    'CAST_UNAVAILABLE_AT_TIME',
  ],
];
const pause = (cast: Bookable) =>
  app.db
    .updateTable('cast_member')
    .set({ paused_at: app.clock.now() })
    .where('id', '=', cast.userId)
    .execute();

test.each(changes)(
  '%s: the request says so and nothing is written',
  async (_name, change, asFirst, asOther) => {
    const guest = await guestWithPoints(app);
    for (const isFirst of [true, false]) {
      const casts = await severalCasts(app, 3);
      await change(isFirst ? casts[0]! : casts[1]!);
      const answer = await ask(guest, casts);
      expect(answer).toMatchObject({ status: 409, code: isFirst ? asFirst : asOther });
      expect(answer.details).toMatchObject(
        isFirst
          ? expect.not.objectContaining({ castId: expect.anything() })
          : { castId: casts[1]!.userId, field: 'castId' },
      );
    }
    expect(await spendable(app, guest)).toBe(100_000);
    expect(
      await app.db.selectFrom('booking').where('guest_id', '=', guest.userId).select('id').execute(),
    ).toEqual([]);
  },
);

test('casts who do not match are not asked together', async () => {
  const guest = await guestWithPoints(app);
  const stranger = await bookableCast(app);
  const [first, storeless] = await severalCasts(app, 2);
  const failure = (cast: Bookable, code = 'CASTS_NOT_MATCHING') => ({
    status: 409,
    code,
    details: { castId: cast.userId, field: 'castId' },
  });
  expect(await ask(guest, [first!, stranger])).toMatchObject(failure(stranger));
  await app.db
    .updateTable('cast_member')
    .set({ store_id: null })
    .where('id', '=', storeless!.userId)
    .execute();
  expect(await ask(guest, [first!, storeless!])).toMatchObject(failure(storeless!, 'CASTS_UNAVAILABLE'));
  const early = await bookableCast(app, { toMinute: 19 * 60 });
  const late = await bookableCast(app, { fromMinute: 18 * 60 + 15 });
  await joinStore(app, [first!, early, late]);
  expect(await ask(guest, [first!, early])).toMatchObject(failure(early));
  expect(await ask(guest, [first!, late])).toMatchObject(failure(late));
  // For the first cast, it is the guest's own choice of time that is wrong.
  expect(await ask(guest, [early, first!])).toMatchObject({ code: 'REQUEST_END_AFTER_CLOSE' });
});

test('every rule holds for each of them', async () => {
  const [first, second] = await severalCasts(app, 2);
  const self = await guestWithPoints(app, 100_000, { phone: second!.phone });
  const at = (castId: string) => ({ details: { castId, field: 'castId' } });
  expect(await ask(self, [first!, second!])).toMatchObject({ code: 'SAME_PERSON', ...at(second!.userId) });
  const guest = await guestWithPoints(app);
  const unknown = { ...second!, userId: app.context.ids.newId() };
  expect(await ask(guest, [first!, unknown])).toMatchObject({
    code: 'CASTS_UNAVAILABLE',
    ...at(unknown.userId),
  });
  expect(await ask(guest, [unknown, first!])).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  await app.db
    .insertInto('account_block')
    .values({
      id: app.context.ids.newId(),
      guest_id: guest.userId,
      cast_id: second!.userId,
      blocked_by: 'cast',
      created_at: app.clock.now(),
    })
    .execute();
  expect(await ask(guest, [first!, second!])).toMatchObject({
    code: 'CASTS_UNAVAILABLE',
    ...at(second!.userId),
  });
  expect(await ask(guest, [second!, first!])).toMatchObject({ code: 'CAST_NOT_AVAILABLE' });
});

test('a day once asked of one of them is not asked again', async () => {
  const casts = await severalCasts(app, 2);
  const booked = await requested(app, { cast: casts[1]! });
  expect(await ask(booked.guest, casts)).toMatchObject({ code: 'OTHER_CAST_REQUESTED' });
  await does(app, booked, castBookingRoutes.confirmBooking, { decision: -1, reason: '時間が合わない' });
  expect(await ask(booked.guest, casts)).toMatchObject({
    code: 'ALREADY_REQUESTED',
    details: { castId: booked.cast.userId, field: 'castId' },
  });
});

test('up to four guests and four casts, each once', async () => {
  const day: Day = addDays(EVENING, 3);
  const guest = await guestWithPoints(app);
  const casts = await severalCasts(app, 5, { day, cantJoinAlone: true });
  const four = casts.slice(0, 4);
  expect(await ask(guest, casts)).toMatchObject({ status: 400, code: 'VALIDATION' });
  expect(await ask(guest, [casts[0]!, casts[1]!, casts[0]!])).toMatchObject({
    status: 400,
    code: 'VALIDATION',
    details: { field: 'casts' },
  });
  const upper = { ...casts[0]!, userId: casts[0]!.userId.toUpperCase() };
  expect(await ask(guest, [casts[0]!, upper])).toMatchObject({ code: 'VALIDATION' });
  for (const guestCount of [0, 5])
    expect(await ask(guest, four, { guestCount })).toMatchObject({ code: 'REQUEST_GUEST_COUNT' });
  expect(await ask(guest, [casts[0]!], { guestCount: 2 })).toMatchObject({ code: 'CANT_JOIN_ALONE' });
  const { bookingId } = await requestedOf(app, { guest, casts: four, body: { guestCount: 4 } });
  expect(await participationsOf(bookingId)).toHaveLength(4);
});

test('sent twice it is one booking; with other casts it is refused', async () => {
  const day = addDays(EVENING, 4);
  const guest = await guestWithPoints(app);
  const casts = await severalCasts(app, 3, { day });
  const body = requestBody(casts[0]!, { casts: casts.slice(0, 2).map(seen) });
  const first = await app.ok(requestBooking, { body }, guest);
  const send = (some: readonly Bookable[]) =>
    app.call(requestBooking, { body: { ...body, casts: some.map(seen) } }, guest);
  expect(await send([casts[1]!, casts[0]!])).toMatchObject({ status: 200, body: first });
  expect(await send(casts)).toMatchObject({ code: 'CONFLICT' });
  expect(await send([casts[0]!, casts[2]!])).toMatchObject({ code: 'CONFLICT' });
  expect(await send([casts[0]!])).toMatchObject({ code: 'CONFLICT' });
  expect(await spendable(app, guest)).toBe(70_000);
});

test('a card stands for what the balance lacks of all together', async () => {
  const guest = await guestWithCard(app, 5000);
  const casts = await severalCasts(app, 2);
  const { answer } = await tryRequest(app, guest, casts[0]!, { casts: casts.map(seen) });
  expect(answer.status).toBe(200);
  expect(await topUps(app, guest)).toMatchObject([
    { status: 'AUTHORISED', points: 25_000, booking_id: answer.body.bookingId },
  ]);
  expect(await participationsOf(answer.body.bookingId)).toMatchObject([
    { missing_points: 25_000 },
    { missing_points: 25_000 },
  ]);
});

test('a card that cannot be held so long has one deadline for all', async () => {
  const guest = await guestWithCard(app, 5000, CARDS.short);
  const casts = await severalCasts(app, 2, { day: addDays(EVENING, 20) });
  const { answer } = await tryRequest(app, guest, casts[0]!, { casts: casts.map(seen) });
  expect(answer.status).toBe(200);
  const participations = await participationsOf(answer.body.bookingId);
  expect(participations).toHaveLength(2);
  for (const participation of participations) {
    expect(participation.payment_deadline_at).toEqual(instantAt(addDays(EVENING, 18), 18 * 60));
    expect(participation).toMatchObject({ due_action: 'autoReject', due_at: participation.deadline_at });
  }
});

test('taking back a request to several casts counts once', async () => {
  const day = addDays(EVENING, 6);
  const guest = await guestWithPoints(app);
  const casts = await severalCasts(app, 4, { day });
  for (let count = 1; count <= 3; count++) {
    const { bookingId } = await requestedOf(app, { guest, casts });
    const { version } = await app.ok(getGuestBooking, { params: { bookingId } }, guest);
    const body = { bookingId, version, reason: '予定が合わなくなった', shown: NO_SUM };
    await app.ok(cancelGuestBooking, { body }, guest);
    expect(await spendable(app, guest)).toBe(100_000);
  }
  expect(await ask(guest, casts)).toMatchObject({ status: 429, code: 'WITHDRAWALS_EXCEEDED' });
});

test('the same person is known by the phone', async () => {
  const casts = await severalCasts(app, 2, { day: addDays(EVENING, 5) });
  const self = await signUp(app, 1, casts[0]!.phone);
  expect(await ask(self, casts)).toMatchObject({ code: 'SAME_PERSON', details: { field: 'castId' } });
});
