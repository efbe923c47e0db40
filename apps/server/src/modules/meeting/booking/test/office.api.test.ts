import { describe, expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { FEE_BASIS_WORDS } from '@yoimachi/domain/booking';
import { addDays } from '@yoimachi/domain/time';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { useRewoundApp } from '../../../../test-support/index.ts';
import {
  approved,
  at,
  does,
  EVENING,
  finished,
  met,
  participationOf,
  requested,
  requestedOf,
  severalCasts,
} from './support.ts';

const app = useRewoundApp();
const desk = asOperator(app);
type Query = Parameters<typeof desk.ok<'listBookings'>>[1]['query'];
const list = (query: Query = {}) => desk.ok('listBookings', { query });
const idsOf = async (query: Query = {}) => (await list(query)).items.map(({ bookingId }) => bookingId);
const PLACE = '銀座駅 A4出口';

describe('the list of bookings', () => {
  test('begins with the one that starts last, and is narrowed by people, store, day, status and number', async () => {
    const early = await requested(app, { body: { startMinute: 17 * 60, endMinute: 18 * 60 } });
    const late = await approved(app);
    expect(await idsOf()).toEqual([late.bookingId, early.bookingId]);
    expect(await idsOf({ guestId: late.guest.userId })).toEqual([late.bookingId]);
    expect(await idsOf({ castId: early.cast.userId })).toEqual([early.bookingId]);
    expect(await idsOf({ castId: early.cast.userId, guestId: late.guest.userId })).toEqual([]);
    expect(await idsOf({ status: 'NEW' })).toEqual([early.bookingId]);
    expect(await idsOf({ status: 'ACCEPT' })).toEqual([late.bookingId]);
    expect(await idsOf({ status: 'CLAIM' })).toEqual([]);
    expect(await idsOf({ from: EVENING, to: EVENING })).toHaveLength(2);
    expect(await idsOf({ to: '2020-01-01' })).toEqual([]);
    expect(await idsOf({ from: '2099-01-01' })).toEqual([]);
    const [first] = (await list({ status: 'NEW' })).items;
    expect(await idsOf({ number: ` ${first!.number.toLowerCase()} ` })).toEqual([early.bookingId]);
    expect(await idsOf({ number: '%' })).toEqual([]);
    expect(await idsOf({ storeId: first!.store!.id })).toEqual([early.bookingId]);
    expect(await idsOf({ storeId: first!.store!.id, castId: late.cast.userId })).toEqual([]);
    expect(await idsOf({ storeId: app.context.ids.newId() })).toEqual([]);
  });

  test('names a booking of several casts once, under its store, too', async () => {
    const { bookingId, casts, guest } = await requestedOf(app);
    const [item] = (await list({ guestId: guest.userId })).items;
    expect(item).toMatchObject({ bookingId, status: 'NEW', hasOpenClaim: false, settledPoints: null });
    expect(item!.casts.map(({ id, phase }) => [id, phase])).toEqual(
      casts.map(({ userId }) => [userId, 'pending']),
    );
    expect(await idsOf({ storeId: item!.store!.id })).toEqual([bookingId]);
    expect(await idsOf({ storeId: item!.store!.id, guestId: guest.userId })).toEqual([bookingId]);
  });

  test('shows what waits for points after its cast said yes as new, as it says beside it', async () => {
    const { bookingId } = await approved(app);
    await app.db.updateTable('booking').set({ confirmed_at: null }).where('id', '=', bookingId).execute();
    const { items } = await list();
    expect(items).toMatchObject([{ bookingId, status: 'NEW' }]);
    expect(await idsOf({ status: 'NEW' })).toEqual([bookingId]);
    expect(await idsOf({ status: 'ACCEPT' })).toEqual([]);
  });

  test('goes on where a page ended, in each of its orders', async () => {
    const casts = await severalCasts(app, 1);
    const { items } = await list({ castId: casts[0]!.userId });
    expect(items).toEqual([]);
    const booked = await requested(app);
    const [only] = (await list()).items;
    const cursor = Buffer.from(`${only!.startsAt} ${booked.bookingId}`).toString('base64url');
    for (const query of [{}, { castId: booked.cast.userId }, { storeId: only!.store!.id }])
      expect(await idsOf({ ...query, cursor })).toEqual([]);
    expect(await desk.tries('listBookings', { query: { cursor: 'nonsense' } })).toMatchObject({
      error: { code: 'VALIDATION' },
    });
  });

  test('of one member is the same list', async () => {
    const { guest, cast, bookingId } = await requested(app);
    for (const { userId: accountId } of [guest, cast]) {
      const { items } = await desk.ok('listMemberBookings', { params: { accountId }, query: {} });
      expect(items.map((item) => item.bookingId)).toEqual([bookingId]);
      const none = { params: { accountId }, query: { status: 'DONE' } } as const;
      expect((await desk.ok('listMemberBookings', none)).items).toEqual([]);
    }
    const unknown = { params: { accountId: app.context.ids.newId() }, query: {} };
    expect(await desk.tries('listMemberBookings', unknown)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });
});

describe('one booking', () => {
  test('shows casts, points and history, and neither the place nor what anybody wrote', async () => {
    const { bookingId, guest } = await finished(app);
    const shown = await desk.ok('showBooking', { params: { bookingId } });
    expect(shown).toMatchObject({
      bookingId,
      status: 'DONE',
      settledPoints: 15_000,
      money: { heldPoints: 15_000, usedPoints: 15_000, card: null },
      participations: [
        { phase: 'finished', billedMinutes: 90, billedPoints: 15_000, claim: null, penalties: [] },
      ],
    });
    const [one] = shown.participations;
    expect(one!.rewardPoints + one!.feePoints).toBe(15_000);
    expect(shown.history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['request', 'approve', 'arrive']),
    );
    expect(await desk.ok('showBooking', { params: { bookingId: shown.number } })).toEqual(shown);
    expect(JSON.stringify(shown)).not.toContain(PLACE);
    expect(JSON.stringify(await list())).not.toContain(PLACE);
    const member = await desk.ok('readMember', { params: { accountId: guest.userId } });
    expect(member.counts.bookings).toMatchObject({ DONE: 1, NEW: 0 });
    for (const unknown of ['DH-20261121-AAAAAAAA', app.context.ids.newId()])
      expect(await desk.tries('showBooking', { params: { bookingId: unknown } })).toMatchObject({
        error: { code: 'NOT_FOUND' },
      });
  });
});

describe('the cancellation fee of a booking', () => {
  const feeOf = async (bookingId: string) =>
    (await desk.ok('showBooking', { params: { bookingId } })).participations[0]!.feeBasis;

  test('is explained before and after he cancels, with what she got of it', async () => {
    const booked = await approved(app);
    await app.moveTo(at(12 - 24));
    expect(await feeOf(booked.bookingId)).toMatchObject({ isPreview: true, percent: 50, feePoints: 7_500 });
    await does(app, booked, guestBookingRoutes.cancelGuestBooking, { reason: '都合' });
    // The next day nothing of it has changed.
    await app.moveTo(at(12));
    const { reward_points: rewardPoints } = await participationOf(app, booked.bookingId);
    expect(await feeOf(booked.bookingId)).toEqual({
      cause: 'CANCELLED',
      isPreview: false,
      onDay: addDays(EVENING, -1),
      daysBefore: 1,
      percent: 50,
      plannedPoints: 15_000,
      feePoints: 7_500,
      rulePoints: 7_500,
      stageFeePercent: 25,
      stageFeePoints: 1_875,
      castPoints: rewardPoints,
      isCredited: true,
    });
    // A stage later it says what was taken then.
    await app.db.updateTable('cast_member').set({ stage: 4 }).where('id', '=', booked.cast.userId).execute();
    expect(await feeOf(booked.bookingId)).toMatchObject({ stageFeePercent: 25, castPoints: 5_625 });
  });

  test('is none of a request, nor of what the cast cancelled', async () => {
    expect(await feeOf((await requested(app)).bookingId)).toBeNull();
    const booked = await approved(app);
    await does(app, booked, castBookingRoutes.cancelCastBooking, { reason: '体調不良' });
    expect(await feeOf(booked.bookingId)).toBeNull();
  });

  test('has the words of the company, once an owner has written some', async () => {
    const owner = asOperator(app);
    expect((await desk.ok('readFeeWords', {})).text).toBe(FEE_BASIS_WORDS);
    const text = '直前のキャンセルでは、代わりのご予約が入りません。';
    await owner.ok('enterPageWord', { params: { kind: 'feeBasis' }, body: { text } });
    expect((await asOperator(app, 'suzuki').ok('readFeeWords', {})).text).toBe(text);
  });
});

describe('tonight', () => {
  const tonight = async () => (await desk.ok('listTonight', { query: {} })).items;

  test('lists confirmed meetings of the day by their start, with what comes next', async () => {
    await requested(app);
    const due = await approved(app, { body: { startMinute: 17 * 60 + 30, endMinute: 19 * 60 } });
    expect(await tonight()).toEqual([]);
    await app.moveTo(at(17));
    const items = await tonight();
    expect(items[0]).toMatchObject({ bookingId: due.bookingId });
    expect(items[0]!.casts[0]!.next).toEqual({ what: 'ARRIVAL', at: at(17, 30).toISOString() });
    expect(JSON.stringify(items)).not.toContain(PLACE);
  });

  test('waits for the end, then for her word that she left safely; the next day for nothing more', async () => {
    const booked = await met(app);
    const nextOf = async () => (await tonight())[0]!.casts[0]!.next;
    expect(await nextOf()).toEqual({ what: 'END', at: at(19, 30).toISOString() });
    await app.moveTo(at(19, 30));
    await does(app, booked, guestBookingRoutes.finishGuestBooking);
    expect(await nextOf()).toEqual({ what: 'CHECKOUT', at: at(19, 45).toISOString() });
    await does(app, booked, castBookingRoutes.checkOut);
    expect(await nextOf()).toBe(null);
    await app.moveTo(at(30));
    expect(await tonight()).toEqual([]);
  });
});

describe('a preview', () => {
  test('of an end says what each would be billed, and ends nothing', async () => {
    const { bookingId } = await met(app);
    await app.moveTo(at(18, 50));
    const preview = (body: Parameters<typeof desk.ok<'previewBookingEnd'>>[1]['body']) =>
      desk.ok('previewBookingEnd', { params: { bookingId }, body });
    expect(await preview({ how: 'CANCEL' })).toMatchObject({
      settledPoints: 0,
      participations: [{ billedPoints: 0 }],
    });
    expect(await preview({ how: 'BILL' })).toMatchObject({
      settledPoints: 10_000,
      participations: [{ billedMinutes: 60 }],
    });
    expect((await desk.ok('showBooking', { params: { bookingId } })).status).toBe('IN_MEETING');
    const unknown = { params: { bookingId: app.context.ids.newId() }, body: { how: 'CANCEL' } } as const;
    expect(await desk.tries('previewBookingEnd', unknown)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });

  test('of a claim shows its three outcomes beside each other, and each comes true', async () => {
    const booked = await met(app);
    const params = { bookingId: booked.bookingId };
    expect(await desk.tries('previewClaim', { params, body: {} })).toMatchObject({
      error: { code: 'ACTION_NOT_ALLOWED' },
    });
    await app.moveTo(at(18, 20));
    await does(app, booked, guestBookingRoutes.claimCastAbsent);
    await does(app, booked, castBookingRoutes.castObjects, { reason: '18:10から席にいました' });
    await app.moveTo(at(21));
    const { outcomes } = await desk.ok('previewClaim', { params, body: {} });
    const by = Object.fromEntries(outcomes.map((one) => [one.outcome, one]));
    expect(by['PLAN']).toMatchObject({ billedPoints: 15_000, settledPoints: 15_000, penalty: null });
    expect(by['NOTHING']).toMatchObject({ billedPoints: 0, rewardPoints: 0, penalty: 'CAST_NO_SHOW' });
    expect(by['REAL_TIME']!.billedMinutes).toBeGreaterThan(0);
    for (const one of outcomes) expect(one.rewardPoints + one.feePoints).toBe(one.billedPoints);
    expect((await list({ status: 'CLAIM' })).items).toMatchObject([{ hasOpenClaim: true }]);
    const body = { outcome: 'REAL_TIME', reason: '店舗に確認' } as const;
    const { billedPoints } = await desk.ok('decideClaim', { params, body });
    expect(billedPoints).toBe(by['REAL_TIME']!.billedPoints);
  });
});
