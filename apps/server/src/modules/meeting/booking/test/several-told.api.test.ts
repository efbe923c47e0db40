import { beforeEach, expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { addDays, addMinutes, instantAt } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import { guestWithPoints, useRewoundApp } from '../../../../test-support/index.ts';
import { endBookingsOfSuspended } from '../index.ts';
import { allApproved, byCast, byGuest, must, type Several } from './several.support.ts';
import { at, BOOKING_MODULES, EVENING, severalCasts, told } from './support.ts';

const { cancelGuestBooking, claimCastAbsent } = guestBookingRoutes;
const { confirmBooking, castArrived, forceFinish } = castBookingRoutes;
const reason = '電車が止まりました';

const app = useRewoundApp({ modules: BOOKING_MODULES });
let several: Several;
beforeEach(async () => {
  several = await allApproved(app, confirmBooking, {
    guest: await guestWithPoints(app, 50_000),
    casts: await severalCasts(app, 2),
  });
});

/** What each of the three is told while `run` runs. */
async function hears(run: () => Promise<unknown>) {
  const people = [several.guest, several.casts[0]!, several.casts[1]!];
  const before = await Promise.all(people.map((person) => told(app, person)));
  await run();
  const after = await Promise.all(people.map((person) => told(app, person)));
  const [guest, first, second] = after.map((kinds, index) => kinds.slice(before[index]!.length));
  return { guest, first, second };
}
/** The text of the guest's latest notification of a kind. */
async function words(kind: string): Promise<string | undefined> {
  const rows = await app.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'notify')
    .where('key', '=', several.guest.userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ payload }) => payload as Record<string, string>).find((one) => one['kind'] === kind)?.[
    'body'
  ];
}
const arrives = (index: number) => must(byCast(app, several, index, castArrived));
const until = (instant: Date) => hears(() => app.moveTo(instant));

test('the last approval says that the booking stands, and an approval before it that it does not yet', async () => {
  const first = 'さんが11/22（日）18:00の同伴リクエストを承認しました。';
  expect(await words('GUEST_ONE_APPROVED')).toContain(`${first}ほかのキャストの返信をお待ちください。`);
  expect(await words('GUEST_APPROVED')).toContain(`${first}キャスト全員の承認がそろい、予約が確定しました。`);
});

test('a reminder reaches the guest once, and each cast', async () => {
  expect(await until(instantAt(addDays(EVENING, -1), 12 * 60))).toEqual({
    guest: ['GUEST_DAY_BEFORE'],
    first: ['CAST_DAY_BEFORE'],
    second: ['CAST_DAY_BEFORE'],
  });
  expect(await words('GUEST_DAY_BEFORE')).toBe('明日18:00から美月さんほか1名との同伴があります。');
  await app.moveTo(at(18));
  await arrives(0);
  await arrives(1);
  expect(await until(at(19, 15))).toEqual({
    guest: ['GUEST_END_SOON'],
    first: ['CAST_END_SOON'],
    second: ['CAST_END_SOON'],
  });
});

test('who is late is told so herself, and who never came is closed for her and the guest alone', async () => {
  await app.moveTo(at(18));
  await arrives(0);
  expect(await until(at(18, 15))).toEqual({
    guest: ['GUEST_CAST_IS_LATE'],
    first: [],
    second: ['CAST_COME_OR_LOSE'],
  });
  expect(await until(at(19, 30))).toEqual({
    guest: ['GUEST_ONE_CAST_CANCELLED'],
    first: [],
    second: ['CAST_NO_SHOW_CLOSED'],
  });
});

test('a late arrival is heard by the cast who is there', async () => {
  await app.moveTo(at(18));
  await arrives(0);
  await app.moveTo(at(18, 20));
  expect(await hears(() => arrives(1))).toEqual({
    guest: ['GUEST_CAST_ARRIVED'],
    first: ['OTHERS_CAST_ARRIVED'],
    second: [],
  });
});

test('while nobody has come he leaves all of them, each hears why, and nobody stays', async () => {
  await app.moveTo(at(18, 20));
  expect(await byGuest(app, several, cancelGuestBooking, { cast: 0, reason })).toMatchObject({
    code: 'ACTION_NOT_ALLOWED',
  });
  const leave = () => must(byGuest(app, several, cancelGuestBooking, { reason }));
  expect(await hears(leave)).toEqual({
    guest: [],
    first: ['CAST_CANCELLED_AS_NO_SHOW'],
    second: ['CAST_CANCELLED_AS_NO_SHOW'],
  });
});

test('once one has come, who has not is left alone, and both know how they stand', async () => {
  await app.moveTo(at(18));
  await arrives(1);
  await app.moveTo(at(18, 20));
  const leave = () => must(byGuest(app, several, cancelGuestBooking, { cast: 0, reason }));
  expect(await hears(leave)).toEqual({
    guest: [],
    first: ['CAST_CANCELLED_AS_NO_SHOW'],
    second: ['OTHERS_CAST_CANCELLED'],
  });
});

test('a suspension beside a meeting is told without a reason, and that the meeting goes on', async () => {
  await app.moveTo(at(17, 50));
  await arrives(0);
  const { userId: accountId } = several.casts[1]!;
  const suspend = () =>
    withTransaction(app.db, (trx) =>
      endBookingsOfSuspended(trx, app.context, { accountId }, app.clock.now()),
    );
  expect(await hears(suspend)).toEqual({
    guest: ['GUEST_ONE_CAST_CANCELLED'],
    first: ['OTHERS_CAST_CANCELLED'],
    second: ['CAST_AUTO_CANCELLED'],
  });
});

test('she leaves a meeting about which he has a claim: the others hear it; the end by the clock says nothing', async () => {
  await app.moveTo(at(18));
  await arrives(0);
  await arrives(1);
  await app.moveTo(at(18, 20));
  await must(byGuest(app, several, claimCastAbsent, { cast: 0 }));
  await must(byGuest(app, several, claimCastAbsent, { cast: 1 }));
  expect(await hears(() => must(byCast(app, several, 0, forceFinish, { reason })))).toEqual({
    guest: ['GUEST_FINISHED'],
    first: [],
    second: ['OTHERS_CAST_LEFT'],
  });
  expect(await until(at(19, 45))).toEqual({
    guest: [],
    first: [],
    second: ['CAST_CHECKOUT_ASK'],
  });
  // Both claims become final at the same instant: the guest is told once.
  expect(await until(addMinutes(at(18, 20), 24 * 60))).toEqual({
    guest: ['GUEST_NO_SHOW_CLOSED'],
    first: ['CAST_NO_SHOW_CLOSED'],
    second: ['CAST_NO_SHOW_CLOSED'],
  });
});

test('a claim that stands about one of them is told as that: the evening with the other was held', async () => {
  await app.moveTo(at(18));
  await arrives(0);
  await arrives(1);
  await app.moveTo(at(18, 20));
  await must(byGuest(app, several, claimCastAbsent, { cast: 0 }));
  await app.moveTo(addMinutes(at(18, 20), 24 * 60));
  expect(await words('GUEST_NO_SHOW_CLOSED')).toBe(
    '11/22（日）18:00の同伴予約のうち、美月さんの分がキャンセルされました（理由：キャストの無断不参加によるキャンセル）。この分のポイントはかかりません。',
  );
});
