import { beforeAll, expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { addDays } from '@yoimachi/domain/time';
import { givePoints, guestWithPoints, useTestApp, type Person } from '../../../../test-support/index.ts';
import {
  approved,
  at,
  bookableCast,
  BOOKING_MODULES,
  does,
  EVENING,
  requested,
  requestedOf,
  severalCasts,
  type Bookable,
} from './support.ts';

const app = useTestApp({ modules: BOOKING_MODULES });
const { listGuestBookings, todayGuestBookings, getGuestBooking, finishGuestBooking } = guestBookingRoutes;
const { listCastBookings, getCastBooking, confirmBooking, castArrived } = castBookingRoutes;

let guest: Person;
beforeAll(async () => {
  guest = await guestWithPoints(app, 100_000);
});

type Query = { readonly tab?: 'FUTURE' | 'PAST' | 'PAST_REJECT_CANCEL' } & Record<string, string>;
const guestList = async (query: Query, by = guest) =>
  (await app.ok(listGuestBookings, { query }, by)).items.map((item) => item.bookingId);
const castList = async (query: Query, by: Person) =>
  (await app.ok(listCastBookings, { query }, by)).items.map((item) => item.bookingId);

const twoCasts = async (day = EVENING) => (await severalCasts(app, 2, { day })) as [Bookable, Bookable];

/** A cast's answer, or another of her commands, on her participation as she sees it. */
async function acts(
  cast: Bookable,
  bookingId: string,
  route: typeof confirmBooking | typeof castArrived,
  more = {},
) {
  const { state } = await app.ok(getCastBooking, { params: { bookingId } }, cast);
  await app.ok(route, { body: { bookingId, version: state.version, ...more } }, cast);
}

test('a booking with several casts is one in the list of its guest and one in the list of each cast', async () => {
  const day = addDays(EVENING, 1);
  const casts = await severalCasts(app, 3, { day });
  const { bookingId } = await requestedOf(app, { guest, casts, body: { guestCount: 3 } });
  const [item, ...none] = (await app.ok(listGuestBookings, {}, guest)).items;
  expect(none).toEqual([]);
  expect(item).toMatchObject({
    bookingId,
    guestCount: 3,
    version: 3,
    requiredPoints: 45_000,
    endMinute: 1170,
  });
  expect(item!.participations.map((participation) => participation.cast.userId)).toEqual(
    casts.map((cast) => cast.userId),
  );
  for (const cast of casts) {
    const [hers] = (await app.ok(listCastBookings, {}, cast)).items;
    const others = casts.filter((other) => other !== cast).map((other) => other.userId);
    expect(hers).toMatchObject({ bookingId, state: { status: 'PENDING', plannedPoints: 15_000 } });
    expect(hers!.others.map((other) => other.userId)).toEqual(others);
    expect(hers!.others[0]).toEqual({
      userId: others[0],
      nickname: '美月',
      photo: expect.toSatisfy((photo) => photo === null || typeof photo === 'string'),
      phase: 'pending',
    });
  }
  expect((await app.call(getCastBooking, { params: { bookingId } }, await bookableCast(app))).status).toBe(
    404,
  );
});

test('who has approved waits for the others; the guest waits until the last one has', async () => {
  const day = addDays(EVENING, 2);
  const [first, second] = await twoCasts(day);
  const own = await guestWithPoints(app, 100_000);
  const { bookingId } = await requestedOf(app, { guest: own, casts: [first, second] });
  await acts(first, bookingId, confirmBooking, { decision: 1 });
  expect(await guestList({ status: 'NEW' }, own)).toEqual([bookingId]);
  expect(await guestList({ status: 'ACCEPT' }, own)).toEqual([]);
  expect(await castList({ status: 'ACCEPT' }, first)).toEqual([bookingId]);
  expect(await castList({ status: 'NEW' }, second)).toEqual([bookingId]);
  const seen = await app.ok(getCastBooking, { params: { bookingId } }, second);
  expect(seen.others).toMatchObject([{ userId: first.userId, phase: 'held' }]);
  await acts(second, bookingId, confirmBooking, { decision: 1 });
  for (const cast of [first, second]) {
    const { history } = await app.ok(getCastBooking, { params: { bookingId } }, cast);
    expect(history.map(({ action }) => action).toSorted()).toEqual([
      'approve',
      'approve',
      'confirm',
      'request',
    ]);
  }
  expect(await guestList({ status: 'NEW' }, own)).toEqual([]);
  expect(await guestList({ status: 'ACCEPT' }, own)).toEqual([bookingId]);
  expect(await guestList({ group: 'settled' }, own)).toEqual([bookingId]);
});

test('one refusal puts the booking under what was refused, for the guest; each cast has her own end', async () => {
  const day = addDays(EVENING, 3);
  const [first, second] = await twoCasts(day);
  const own = await guestWithPoints(app, 100_000);
  const { bookingId } = await requestedOf(app, { guest: own, casts: [first, second] });
  await acts(first, bookingId, confirmBooking, { decision: 1 });
  await acts(second, bookingId, confirmBooking, { decision: -1, reason: '体調がすぐれません' });
  expect(await guestList({ status: 'REJECT' }, own)).toEqual([bookingId]);
  expect(await guestList({ status: 'CANCEL' }, own)).toEqual([]);
  expect(await guestList({ tab: 'PAST_REJECT_CANCEL' }, own)).toEqual([bookingId]);
  expect(await castList({ status: 'CANCEL' }, first)).toEqual([bookingId]);
  expect(await castList({ status: 'REJECT' }, second)).toEqual([bookingId]);
  const { history, others } = await app.ok(getCastBooking, { params: { bookingId } }, first);
  expect(others).toMatchObject([{ userId: second.userId, phase: 'closed' }]);
  expect(history.map(({ action, castId }) => [action, castId === first.userId])).toEqual([
    ['request', true],
    ['approve', true],
    // She must not learn who it was.
    ['couldNotTakePart', true],
  ]);
  const forGuest = await app.ok(getGuestBooking, { params: { bookingId } }, own);
  expect(forGuest.history.map(({ action }) => action)).toEqual([
    'request',
    'request',
    'approve',
    'reject',
    'couldNotTakePart',
  ]);
  expect(JSON.stringify([history, forGuest])).not.toContain('体調');
});

test('an evening with two casts is one item of the day, and one meeting of the guest', async () => {
  const [first, second] = await twoCasts();
  const own = await guestWithPoints(app, 100_000);
  const { bookingId } = await requestedOf(app, { guest: own, casts: [first, second] });
  for (const cast of [first, second]) await acts(cast, bookingId, confirmBooking, { decision: 1 });
  await app.moveTo(at(18));
  await acts(second, bookingId, castArrived);
  const today = async () => (await app.ok(todayGuestBookings, {}, own)).items;
  expect(await today()).toMatchObject([
    { bookingId, participations: [{ state: { arrivedAt: null } }, { state: { arrivedBy: 'cast' } }] },
  ]);
  expect(await guestList({ status: 'IN_MEETING' }, own)).toEqual([bookingId]);
  await acts(first, bookingId, castArrived);
  await app.moveTo(at(19));
  const version = (await today())[0]!.version;
  const shown = { points: 20_000, minutes: 120 };
  await app.ok(finishGuestBooking, { body: { bookingId, version, shown } }, own);
  expect(await guestList({ status: 'DONE' }, own)).toEqual([bookingId]);
  const detail = await app.ok(getGuestBooking, { params: { bookingId } }, own);
  expect(detail.participations).toMatchObject([
    { billedMinutes: 60, billedPoints: 10_000, myTier: null },
    { billedMinutes: 60, billedPoints: 10_000, myTier: null },
  ]);
  const forCast = await app.ok(getCastBooking, { params: { bookingId } }, first);
  expect(forCast.guest.meetingCount).toBe(1);
});

test('filters narrow each other; what is to come begins with the next, all else with the last', async () => {
  const day = addDays(EVENING, 10);
  const own = await bookableCast(app, { day });
  const person = await guestWithPoints(app, 200_000);
  const later = await bookableCast(app, { day: addDays(day, 1) });
  const { bookingId: confirmed } = await approved(app, { guest: person, cast: own });
  const { bookingId: waiting } = await requested(app, { guest: person, cast: later });
  const last = await bookableCast(app, { day: addDays(day, 2) });
  const refused = await requested(app, { guest: person, cast: last });
  await does(app, refused, confirmBooking, { decision: -1, reason: '場所が遠い' });
  const of = (query: Query) => guestList(query, person);
  expect(await of({})).toEqual([confirmed, waiting]);
  expect(await of({ group: 'active' })).toEqual([waiting, confirmed]);
  expect(await of({ tab: 'FUTURE', group: 'active' })).toEqual([confirmed, waiting]);
  expect(await of({ group: 'settled' })).toEqual([confirmed]);
  expect(await of({ group: 'closed' })).toEqual([refused.bookingId]);
  expect(await of({ status: 'REJECT' })).toEqual([refused.bookingId]);
  expect(await of({ group: 'active', status: 'NEW' })).toEqual([waiting]);
  expect(await of({ tab: 'PAST', status: 'NEW' })).toEqual([]);
  expect(await of({ group: 'closed', status: 'NEW' })).toEqual([]);
  expect(await castList({ group: 'closed' }, last)).toEqual([refused.bookingId]);
  const wrong = { query: { status: 'GONE' } } as never;
  expect(await app.call(listGuestBookings, wrong, person)).toMatchObject({ status: 400, code: 'VALIDATION' });
});

test('a page has as many bookings as it says, however many casts they have', async () => {
  const person = await guestWithPoints(app, 500_000);
  await givePoints(app, person.userId, 500_000);
  const ids: string[] = [];
  for (let ahead = 12; ahead < 34; ahead++) {
    const casts = await severalCasts(app, 2, { day: addDays(EVENING, ahead) });
    ids.push((await requestedOf(app, { guest: person, casts })).bookingId);
  }
  const first = await app.ok(listGuestBookings, { query: { group: 'active' } }, person);
  expect(first.items).toHaveLength(20);
  const query = { group: 'active', cursor: first.nextCursor! } as const;
  const second = await app.ok(listGuestBookings, { query }, person);
  expect([...first.items, ...second.items].map((item) => item.bookingId)).toEqual(ids.toReversed());
  expect(second.nextCursor).toBeNull();
});
