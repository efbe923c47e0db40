import { expect, test } from 'vitest';
import { pauseRoutes } from '@yoimachi/contract/pause';
import { rankingRoutes } from '@yoimachi/contract/ranking';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import { standingRoutes } from '@yoimachi/contract/standing';
import { PLACES_OF_EQUALS, turnOf } from '@yoimachi/domain/standing';
import { dayOf } from '@yoimachi/domain/time';
import {
  addSchedule,
  signUpCast,
  signUpGuest,
  typed,
  useRewoundApp,
  verifiedCast,
  type Person,
} from '../../../../test-support/index.ts';
import { bookableCast, requested } from '../../../meeting/booking/test/support.ts';
import { reckonAll } from './reckon-all.ts';

const app = useRewoundApp();
const placeOf = async ({ userId }: Person) =>
  (
    await app.db
      .selectFrom('cast_member')
      .select('recommendation')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).recommendation;
const stepOf = async (cast: Person) => Math.floor((await placeOf(cast)) / PLACES_OF_EQUALS);
const { getCurrentRank } = standingRoutes;

test('a day that she opens lifts her at once, and one that she takes back lowers her', async () => {
  const cast = await verifiedCast(app);
  await reckonAll(app);
  const before = await stepOf(cast);
  const schedule = {
    day: '2026-11-25',
    fromMinute: 1080,
    toMinute: 1200,
    workMinute: 1260,
    workingBar: 'ラウンジ 灯',
    cantJoinAlone: false,
  };
  const { scheduleId, version } = await app.ok(scheduleRoutes.createSchedule, { body: schedule }, cast);
  await app.work();
  const open = await stepOf(cast);
  expect(open).toBeGreaterThan(before);
  await app.ok(scheduleRoutes.deleteSchedule, { body: { scheduleId, version, confirmedRefusals: 0 } }, cast);
  await app.work();
  expect(await stepOf(cast)).toBeLessThan(open);
});

test('a request without an answer lowers her', async () => {
  const cast = await bookableCast(app);
  await reckonAll(app);
  const before = await stepOf(cast);
  await requested(app, { cast });
  await app.moveBy(24 * 60);
  expect(await stepOf(cast)).toBeLessThan(before);
  expect((await app.ok(getCurrentRank, {}, cast)).helps).toContain('ANSWER');
});

test('equals take turns from night to night, in batches, and stay where they are by day', async () => {
  const casts: Person[] = [];
  for (let n = 0; n < 4; n++) casts.push(await verifiedCast(app));
  await app.work();
  await reckonAll(app);
  const places = () => Promise.all(casts.map(async (cast) => (await placeOf(cast)) % PLACES_OF_EQUALS));
  const turns = () => casts.map(({ userId }) => turnOf(userId, dayOf(app.clock.now())));
  const today = await places();
  expect(today).toEqual(turns());
  await app.moveBy(24 * 60);
  expect(await places()).toEqual(turns());
  expect(await places()).not.toEqual(today);
});

test('operators change what weighs, and everybody is reckoned anew', async () => {
  const cast = await verifiedCast(app);
  await reckonAll(app);
  const before = await stepOf(cast);
  for (const name of ['REVIEWS', 'ANSWER_RATE', 'ANSWER_TIME', 'FRESHNESS', 'COMPLETENESS'])
    await typed(app, 'editRecommendationWeight', name, '--weight', '0', '--operator', 'sato');
  await app.work();
  expect(before).toBeGreaterThan(0);
  // Free days alone weigh now, and she has none.
  expect(await stepOf(cast)).toBe(0);
  for (const words of [
    ['REVIEWS', '--weight', '101'],
    ['SALES', '--weight', '5'],
  ])
    await expect(typed(app, 'editRecommendationWeight', ...words, '--operator', 'sato')).rejects.toThrow(
      'is missing or not understood',
    );
});

test('who pauses is in no order and no ranking, and comes back where she was', async () => {
  const cast = await verifiedCast(app);
  await addSchedule(app, cast.userId, { day: '2026-11-22' });
  const guest = await signUpGuest(app);
  await reckonAll(app);
  const found = async () => [
    (await app.ok(searchRoutes.searchCasts, {}, guest)).items.length,
    (await app.ok(rankingRoutes.listRanking, { query: { tab: 'OPEN' } }, guest)).items.length,
  ];
  expect(await found()).toEqual([1, 1]);
  await app.ok(pauseRoutes.putPause, { body: { paused: true, resumeDay: null } }, cast);
  expect(await found()).toEqual([0, 0]);
  expect((await app.ok(getCurrentRank, {}, cast)).helps[0]).toBe('BE_LISTED');
  await app.ok(pauseRoutes.putPause, { body: { paused: false } }, cast);
  await app.work();
  expect(await found()).toEqual([1, 1]);
});

test('her own rank says how many reviews are wanting, also before she has a store', async () => {
  const NOBODY = { everywhere: null, prefecture: null, district: null, score: null, reviewsNeeded: 3 };
  expect(await app.ok(getCurrentRank, {}, await signUpCast(app))).toMatchObject({ ...NOBODY, area: null });
  const cast = await verifiedCast(app);
  expect(await app.ok(getCurrentRank, {}, cast)).toMatchObject({
    ...NOBODY,
    area: { prefecture: 13, district: '銀座' },
  });
});
