import { expect, test } from 'vitest';
import { eraseTable } from '#platform/personal';
import { rankingRoutes } from '@yoimachi/contract/ranking';
import { standingRoutes } from '@yoimachi/contract/standing';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { asOperator } from '../../../../test-support/as-operator.ts';
import {
  addSchedule,
  signUpGuest,
  typed,
  useRewoundApp,
  verifiedCast,
  type Person,
} from '../../../../test-support/index.ts';
import { withTransaction } from '#platform/database';
import { rankingPersonal } from '../index.ts';

const app = useRewoundApp();
const desk = asOperator(app);
const today = () => dayOf(app.clock.now());
const REASON = '評価に不自然な点があるため';
const AT_ONCE: { reason: string; fromDay: string | null; untilDay: string | null } = {
  reason: REASON,
  fromDay: null,
  untilDay: null,
};

/** Casts of one district who can be met on so many days: the more, the better their place among those who are easily met. */
async function castsWith(...days: readonly number[]): Promise<Person[]> {
  const casts: Person[] = [];
  for (const count of days) {
    const cast = await verifiedCast(app);
    for (let after = 1; after <= count; after++)
      await addSchedule(app, cast.userId, { day: addDays(today(), after) });
    casts.push(cast);
  }
  await desk.ok('rankNow', {});
  await app.work();
  return casts;
}

const ranksFor = async (guest: Person) =>
  (await app.ok(rankingRoutes.listRanking, { query: { tab: 'OPEN' } }, guest)).items.map(
    ({ castId, rank }) => [castId, rank] as const,
  );
const officeRanks = async () =>
  (await desk.ok('listRankingEntries', { query: { tab: 'OPEN' } })).items.map(
    ({ cast, rank }) => [cast.id, rank] as const,
  );
const exclude = (cast: Person, body: Partial<typeof AT_ONCE> = {}) =>
  desk.ok('excludeFromRankings', { params: { accountId: cast.userId }, body: { ...AT_ONCE, ...body } });
const lift = (cast: Person, exclusionId: string) =>
  desk.tries('liftRankingExclusion', {
    params: { accountId: cast.userId, exclusionId },
    body: { reason: '確認がとれたため' },
  });

test('who is taken out is met by nobody at once, equals share their rank without her, and the next run leaves her out', async () => {
  const [first, second, third, fourth, last] = await castsWith(5, 4, 4, 4, 2);
  const guest = await signUpGuest(app);
  const all = await ranksFor(guest);
  expect(all.map(([, rank]) => rank)).toEqual([1, 2, 2, 2, 5]);
  const before = await desk.ok('listRankingBoards', {});
  expect(before.items).toContainEqual({ tab: 'OPEN', prefecture: 13, district: '銀座', castCount: 5 });

  await exclude(second!);
  const rest = all.filter(([castId]) => castId !== second!.userId);
  const expected = rest.map(([castId], index) => [castId, [1, 2, 2, 4][index]]);
  expect(await ranksFor(guest)).toEqual(expected);
  expect(await officeRanks()).toEqual(expected);
  expect((await desk.ok('listRankingBoards', {})).items).toContainEqual({
    tab: 'OPEN',
    prefecture: 13,
    district: '銀座',
    castCount: 4,
  });
  expect(expected.map(([castId]) => castId)).toEqual(
    expect.arrayContaining([first, third, fourth, last].map((one) => one!.userId)),
  );
  await desk.ok('rankNow', {});
  await app.work();
  expect(await ranksFor(guest)).toEqual(expected);
});

test('she comes back where she would stand, at once, and nobody told her', async () => {
  const [cast, other] = await castsWith(3, 2);
  const guest = await signUpGuest(app);
  const { exclusionId } = await exclude(cast!);
  expect(await ranksFor(guest)).toEqual([[other!.userId, 1]]);
  expect(await app.ok(standingRoutes.getCurrentRank, {}, cast)).toMatchObject({ everywhere: null });
  expect(await lift(cast!, exclusionId)).toMatchObject({ ok: true });
  expect((await ranksFor(guest))[0]).toEqual([cast!.userId, 1]);
  const notices = await app.db
    .selectFrom('notification')
    .select('kind')
    .where('account_id', '=', cast!.userId)
    .execute();
  expect(notices.filter(({ kind }) => /RANK/.test(kind))).toEqual([]);
  const { items } = await desk.ok('listMemberHistory', { params: { accountId: cast!.userId }, query: {} });
  expect(items.map(({ call }) => call).slice(0, 2)).toEqual(['liftRankingExclusion', 'excludeFromRankings']);
  const [kept] = (await desk.ok('listRankingExclusions', { query: { castId: cast!.userId } })).items;
  expect(kept).toMatchObject({
    exclusionId,
    state: 'LIFTED',
    reason: REASON,
    by: 'tanaka',
    until: null,
    lifted: { by: 'tanaka', reason: '確認がとれたため' },
  });
});

test('days begin and end by themselves', async () => {
  const [cast] = await castsWith(7);
  const guest = await signUpGuest(app);
  const days = { fromDay: addDays(today(), 1), untilDay: addDays(today(), 2) };
  expect(await exclude(cast!, days)).toMatchObject({ state: 'COMING' });
  const isShown = async () => (await ranksFor(guest)).length === 1;
  expect(await isShown()).toBe(true);
  await app.moveBy(24 * 60);
  expect(await isShown()).toBe(false);
  await app.moveBy(24 * 60);
  expect(await isShown()).toBe(false);
  await app.moveBy(24 * 60);
  expect(await isShown()).toBe(true);
  const [over] = (await desk.ok('listRankingExclusions', { query: {} })).items;
  expect(over).toMatchObject({ state: 'OVER', lifted: null });
  expect(await lift(cast!, over!.exclusionId)).toMatchObject({ error: { code: 'RANKING_EXCLUSION_OVER' } });
  // What is over is in nobody's way.
  expect(await exclude(cast!)).toMatchObject({ state: 'OUT' });
});

test('each refusal says why, and leaves nothing', async () => {
  const [cast] = await castsWith(1);
  const params = { accountId: cast!.userId };
  const tries = (body: object, accountId = cast!.userId) =>
    desk.tries('excludeFromRankings', { params: { accountId }, body: { ...AT_ONCE, ...body } });
  expect(await tries({ reason: ' \n' })).toMatchObject({
    error: { code: 'REASON_REQUIRED', field: 'reason' },
  });
  expect(await tries({ reason: 'あ'.repeat(501) })).toMatchObject({ error: { code: 'VALIDATION' } });
  expect(await tries({ untilDay: addDays(today(), -1) })).toMatchObject({
    error: { code: 'VALIDATION', field: 'untilDay' },
  });
  expect(await tries({ fromDay: '2026-02-30' })).toMatchObject({ error: { code: 'VALIDATION' } });
  expect(await tries({}, (await signUpGuest(app)).userId)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(
    await asOperator(app, 'suzuki').tries('excludeFromRankings', { params, body: AT_ONCE }),
  ).toMatchObject({
    error: { code: 'OPERATOR_ROLE' },
  });
  expect((await desk.ok('listRankingExclusions', { query: {} })).items).toEqual([]);
  const { exclusionId } = await exclude(cast!);
  expect(await tries({})).toMatchObject({ error: { code: 'RANKING_EXCLUDED' } });
  expect(await tries({ fromDay: addDays(today(), 9) })).toMatchObject({
    error: { code: 'RANKING_EXCLUDED' },
  });
  const other = await verifiedCast(app);
  expect(await lift(other, exclusionId)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(
    await desk.tries('liftRankingExclusion', { params: { ...params, exclusionId }, body: { reason: '' } }),
  ).toMatchObject({ error: { code: 'REASON_REQUIRED' } });
  expect(await lift(cast!, exclusionId)).toMatchObject({ ok: true });
  expect(await lift(cast!, exclusionId)).toMatchObject({ error: { code: 'RANKING_EXCLUSION_OVER' } });
});

test('a list goes on page by page, and the entries of a ranking as a guest pages', async () => {
  const [cast] = await castsWith(1);
  for (let made = 0; made < 51; made++) {
    const { exclusionId } = await exclude(cast!);
    await lift(cast!, exclusionId);
  }
  const first = await desk.ok('listRankingExclusions', { query: {} });
  expect(first.items).toHaveLength(50);
  const next = await desk.ok('listRankingExclusions', { query: { cursor: first.nextCursor! } });
  expect(next).toMatchObject({ items: [{ state: 'LIFTED' }], nextCursor: null });
  for (const name of ['listRankingExclusions', 'listRankingEntries'] as const)
    expect(await desk.tries(name, { query: { cursor: 'x' } })).toMatchObject({
      error: { code: 'VALIDATION' },
    });
  expect(
    await desk.tries('listRankingEntries', { query: { prefecture: '27', district: '銀座' } }),
  ).toMatchObject({ error: { code: 'STORE_AREA_INVALID' } });
}, 60_000);

test('what was written goes with her, that she was out stays', async () => {
  const [cast] = await castsWith(1);
  const { exclusionId } = await exclude(cast!);
  await lift(cast!, exclusionId);
  await exclude(cast!);
  const owner = { accountId: cast!.userId, identityId: cast!.identityId, userType: cast!.userType };
  const erase = () =>
    withTransaction(app.db, (trx) =>
      eraseTable(rankingPersonal.ranking_exclusion!, trx, owner, {
        crypto: app.context.crypto,
        at: app.clock.now(),
      }),
    );
  await erase();
  await erase();
  expect((await desk.ok('listRankingExclusions', { query: {} })).items).toMatchObject([
    { state: 'OUT', reason: '-', lifted: null },
    { state: 'LIFTED', reason: '-', lifted: { reason: '-' } },
  ]);
});

test('the terminal takes out, lists and puts back', async () => {
  const [cast] = await castsWith(1);
  const said = ['--reason', REASON, '--operator', 'sato'];
  const words = [cast!.phone, ...said, '--from-day', 'null', '--until-day', 'null'];
  const [, exclusionId = ''] = /exclusionId: (\S+)/.exec(await typed(app, 'excludeFromRankings', ...words))!;
  await expect(typed(app, 'excludeFromRankings', ...words)).rejects.toThrow('RANKING_EXCLUDED');
  expect(await typed(app, 'listRankingExclusions', '--operator', 'sato')).toMatch(/OUT[^]*\n1 items$/);
  await typed(app, 'liftRankingExclusion', cast!.phone, exclusionId, ...said);
  await expect(typed(app, 'liftRankingExclusion', cast!.phone, exclusionId, ...said)).rejects.toThrow(
    'RANKING_EXCLUSION_OVER',
  );
});
