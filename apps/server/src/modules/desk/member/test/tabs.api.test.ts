import { expect, test } from 'vitest';
import { blockRoutes } from '@yoimachi/contract/block';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { profileRoutes } from '@yoimachi/contract/profile';
import { asOperator } from '../../../../test-support/as-operator.ts';
import {
  guestWithPoints,
  OPERATORS,
  signUpGuest,
  useRewoundApp,
  verifiedCast,
} from '../../../../test-support/index.ts';
import { does, finished, requested } from '../../../meeting/booking/test/support.ts';
import { meet, settingOf } from '../../../money/stage/test/support.ts';

const app = useRewoundApp();
const desk = asOperator(app);
const of = (accountId: string, cursor?: string) => ({
  params: { accountId },
  query: cursor === undefined ? {} : { cursor },
});

test("a guest's points are his own journal, a cast's her rewards", async () => {
  const { guest, cast } = await finished(app);
  const his = await desk.ok('listMemberPoints', of(guest.userId));
  expect(his.items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['HOLD', 'USE']));
  const hers = await desk.ok('listMemberPoints', of(cast.userId));
  expect(hers.items).toMatchObject([{ kind: 'CAST_REWARD_BOOKING' }]);
  expect(await desk.tries('listMemberPoints', of(guest.userId, 'x'))).toMatchObject({
    error: { code: 'VALIDATION' },
  });
});

test('ratings are shown by meeting, without their texts', async () => {
  const booked = await finished(app);
  const { guest, cast, bookingId } = booked;
  await does(app, booked, guestBookingRoutes.reviewCast, {
    tier: 'GOOD',
    again: 'OK',
    comment: '秘密の感想です',
  });
  const shown = await desk.ok('listMemberReviews', of(guest.userId));
  expect(shown.items).toMatchObject([
    { bookingId, other: { id: cast.userId, side: 'CAST' }, byGuest: { tier: 'GOOD' }, byCast: null },
  ]);
  const hers = await desk.ok('listMemberReviews', of(cast.userId));
  expect(hers.items).toMatchObject([
    { other: { id: guest.userId, side: 'GUEST' }, byGuest: { tier: 'GOOD' } },
  ]);
  expect(JSON.stringify([shown, hers])).not.toContain('秘密');
});

test('what counted for a cast’s stage is listed, and one is taken back, once', async () => {
  const cast = await verifiedCast(app);
  const [first, second] = await meet(app, cast, 2);
  const listed = () => desk.ok('listMemberStageCounts', of(cast.userId));
  const before = (await listed()).items;
  expect(new Set(before.map(({ causeId }) => causeId))).toEqual(
    new Set([first!.participationId, second!.participationId]),
  );
  for (const one of before)
    expect(one).toMatchObject({ kind: 'BOOKING', stage: 0, reversedAt: null, friend: null });
  expect(new Set(before.map(({ booking }) => booking?.id))).toEqual(
    new Set([first!.bookingId, second!.bookingId]),
  );
  const params = { causeId: first!.participationId };
  expect(await desk.tries('uncount', { params, body: { reason: ' ' } })).toMatchObject({
    error: { code: 'REASON_REQUIRED' },
  });
  // Who is first says why; both reasons stand in the audit.
  for (const reason of ['同伴なしのため', '二度目']) await desk.ok('uncount', { params, body: { reason } });
  const audited = await app.db
    .selectFrom('operator_audit')
    .select(['reason', 'outcome'])
    .where('call', '=', 'uncount')
    .orderBy('number')
    .execute();
  expect(audited).toEqual([
    { reason: null, outcome: 'REASON_REQUIRED' },
    { reason: '同伴なしのため', outcome: 'DONE' },
    { reason: '二度目', outcome: 'DONE' },
  ]);
  expect(await settingOf(app, cast)).toMatchObject({ bookings: 1 });
  const at = (await listed()).items.map(({ causeId, reversedAt }) => [causeId, reversedAt !== null]);
  expect(Object.fromEntries(at)).toEqual({
    [first!.participationId]: true,
    [second!.participationId]: false,
  });
  const why = (await listed()).items.map(({ causeId, takenBackBy }) => [causeId, takenBackBy]);
  expect(Object.fromEntries(why)).toEqual({
    [first!.participationId]: { name: OPERATORS.tanaka.name, reason: '同伴なしのため' },
    [second!.participationId]: null,
  });
  expect((await desk.ok('listMemberStageCounts', of((await signUpGuest(app)).userId))).items).toEqual([]);
});

test('reports and blocks are listed from both ends, without what was written', async () => {
  const { guest, cast } = await requested(app);
  const report = { category: 'NUISANCE', text: '待ち伏せされました', isSafety: false } as const;
  const body = { guestId: guest.userId, report, seen: [], shown: { points: 0, minutes: null } };
  await app.ok(blockRoutes.blockGuest, { body }, cast);
  const about = await desk.ok('listMemberReports', of(guest.userId));
  const by = await desk.ok('listMemberReports', of(cast.userId));
  expect(about.items).toMatchObject([{ isAbout: true, other: { id: cast.userId, side: 'CAST' } }]);
  expect(by.items).toMatchObject([{ isAbout: false, other: { id: guest.userId, side: 'GUEST' } }]);
  expect(JSON.stringify([about, by])).not.toContain('待ち伏せ');
  for (const [{ userId }, isByMember] of [
    [guest, false],
    [cast, true],
  ] as const)
    expect((await desk.ok('listMemberBlocks', of(userId))).items).toMatchObject([
      { isByMember, endedAt: null },
    ]);
  expect((await desk.ok('readMember', { params: { accountId: guest.userId } })).counts).toMatchObject({
    reportsAbout: 1,
    reportsOpen: 1,
    blocks: 1,
  });
});

test('a purchase, what was agreed to, and where somebody is signed in', async () => {
  const guest = await guestWithPoints(app, 5_000);
  await guest.token();
  const { items } = await desk.ok('listMemberMoney', of(guest.userId));
  expect(items.every(({ kind }) => kind === 'PURCHASE')).toBe(true);
  const consents = await desk.ok('listMemberConsents', of(guest.userId));
  expect(consents.items.map(({ item }) => item)).toEqual(expect.arrayContaining(['TERMS', 'PRIVACY']));
  const sessions = await desk.ok('listMemberSessions', { params: { accountId: guest.userId } });
  expect(sessions.items).toHaveLength(1);
  const listed = await desk.ok('readMember', { params: { accountId: guest.userId } });
  expect([listed.counts.sessions, listed.lastSeenAt]).toEqual([1, sessions.items[0]!.lastUsedAt]);
});

test('a member is signed out of one browser or of all, for good; nobody else is', async () => {
  const [guest, other] = [await signUpGuest(app), await signUpGuest(app)];
  const [token, others] = [await guest.token(), await other.token()];
  const params = { accountId: guest.userId };
  const { items } = await desk.ok('listMemberSessions', { params });
  const theirs = await desk.ok('listMemberSessions', { params: { accountId: other.userId } });
  const foreign = { params: { ...params, sessionId: theirs.items[0]!.id } };
  expect(await desk.tries('endSessionOfMember', foreign)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  const one = { params: { ...params, sessionId: items[0]!.id } };
  expect(await desk.ok('endSessionOfMember', one)).toEqual({ ended: 1 });
  expect(await desk.tries('endSessionOfMember', one)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(await app.call(profileRoutes.guestHome, {}, token)).toMatchObject({ status: 401 });
  expect(await app.call(profileRoutes.guestHome, {}, others)).toMatchObject({ status: 200 });
  expect(await desk.ok('endSessionsOfMember', { params })).toEqual({ ended: 0 });
  expect(await desk.ok('endSessionsOfMember', { params: { accountId: other.userId } })).toEqual({ ended: 1 });
  const ended = await app.db.selectFrom('session').select('end_reason').execute();
  expect(ended).toEqual([{ end_reason: 'OPERATOR' }, { end_reason: 'OPERATOR' }]);
});

test('what is shown of a cast who finished a meeting counts it', async () => {
  const booked = await finished(app);
  await does(app, booked, castBookingRoutes.checkOut).catch(() => undefined);
  const read = await desk.ok('readMember', { params: { accountId: booked.cast.userId } });
  expect(read.counts.bookings).toMatchObject({ DONE: 1 });
  expect(read.cast!.rewardPoints).toBeGreaterThan(0);
  expect(read.points).toBe(read.cast!.rewardPoints);
});
