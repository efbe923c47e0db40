import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { withTransaction } from '#platform/database';
import { typed, useRewoundApp, verifiedCast } from '../../../../test-support/index.ts';
import { beginRun } from '../begin-run.ts';
import { reckon } from '../reckon.ts';

const app = useRewoundApp({ alone: true, config: { logLevel: 'silent' } });
const desk = asOperator(app);
const runs = () => desk.ok('showRankingRun', {});

test('an operator has everybody reckoned: the answer comes first, and the run ends by itself', async () => {
  const cast = await verifiedCast(app);
  await app.work();
  expect(await desk.ok('rankNow', {})).toEqual({ castCount: 1 });
  expect(await runs()).toMatchObject({
    state: 'UNDER_WAY',
    waiting: 1,
    failure: null,
    runs: [{ cause: 'OPERATOR', operatorName: 'tanaka', castCount: 1, endedAt: null, isOvertaken: false }],
  });
  await app.db.updateTable('cast_member').set({ recommendation: 1 }).where('id', '=', cast.userId).execute();
  await app.work();
  expect(await runs()).toMatchObject({ state: 'DONE', waiting: 0, runs: [{ isOvertaken: false }] });
  expect((await runs()).runs[0]!.endedAt).not.toBeNull();
  const { recommendation } = await app.db
    .selectFrom('cast_member')
    .select('recommendation')
    .where('id', '=', cast.userId)
    .executeTakeFirstOrThrow();
  expect(recommendation).toBeGreaterThan(1);
});

test('a second one is refused while the first is under way, and without a cast it is done at once', async () => {
  await app.work();
  expect(await desk.ok('rankNow', {})).toEqual({ castCount: 0 });
  expect((await runs()).state).toBe('DONE');
  await verifiedCast(app);
  await desk.ok('rankNow', {});
  expect(await asOperator(app, 'sato').tries('rankNow', {})).toMatchObject({
    error: { code: 'RANKING_UNDER_WAY' },
  });
  await app.work();
  expect(await asOperator(app, 'sato').tries('rankNow', {})).toMatchObject({ ok: true });
});

test('a new weight overtakes a run, and a night begins one by itself', async () => {
  await verifiedCast(app);
  await desk.ok('rankNow', {});
  await desk.ok('editRecommendationWeight', { params: { kind: 'REVIEWS' }, body: { weight: 4 } });
  expect(await runs()).toMatchObject({
    state: 'UNDER_WAY',
    runs: [
      { cause: 'WEIGHT', endedAt: null },
      { cause: 'OPERATOR', isOvertaken: true },
    ],
  });
  await app.work();
  await app.moveBy(24 * 60);
  const { state, runs: after } = await runs();
  expect(state).toBe('DONE');
  expect(after.slice(0, 2)).toMatchObject([
    { cause: 'NIGHT', operatorName: null, isOvertaken: false },
    { cause: 'WEIGHT', isOvertaken: false },
  ]);
});

test('a night that fails is told until it is made up for', async () => {
  await verifiedCast(app);
  await app.work();
  await sql`alter table standing_run add constraint broken check (cause <> 'NIGHT') not valid`.execute(
    app.db,
  );
  await app.moveBy(24 * 60);
  const failed = await runs();
  expect(failed.state).toBe('FAILED');
  expect(failed.failure).toMatchObject({ isGivenUp: false });
  expect(failed.failure!.reason).toContain('broken');
  await sql`alter table standing_run drop constraint broken`.execute(app.db);
  await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(app.db);
  await app.work();
  expect(await runs()).toMatchObject({ state: 'DONE', failure: null });
  await sql`insert into pgboss.job (name, source_name, source_output, state)
    values ('dead', 'standing.nightly', '{"message":"cannot"}', 'created')`.execute(app.db);
  expect(await runs()).toMatchObject({ state: 'FAILED', failure: { reason: 'cannot', isGivenUp: true } });
  await sql`delete from pgboss.job where name = 'dead'`.execute(app.db);
});

test('the terminal shows runs and begins one', async () => {
  await verifiedCast(app);
  expect(await typed(app, 'rankNow', '--operator', 'sato')).toContain('castCount: 1');
  const shown = await typed(app, 'showRankingRun', '--operator', 'sato');
  expect(shown).toMatch(/state: UNDER_WAY\nwaiting: 1\n/);
  expect(shown).toMatch(/OPERATOR .* 1 +sato\n1 runs$/);
  await expect(typed(app, 'rankNow', '--operator', 'tanaka')).rejects.toThrow('RANKING_UNDER_WAY');
});

test('who waited before is left to the run that counts him until it is there to be ended', async () => {
  const { userId: id } = await verifiedCast(app);
  await app.work();
  const at = app.clock.now();
  await app.db.insertInto('standing_due').values({ cast_id: id, due_at: at }).execute();
  await withTransaction(app.db, async (trx) => {
    expect(await beginRun(trx, { cause: 'NIGHT', operatorId: null, at })).toBe(1);
    // Another process, in the moment before the run is kept.
    await reckon(app.context, { id, dueAt: at });
  });
  expect(await runs()).toMatchObject({ state: 'UNDER_WAY', waiting: 1 });
  await app.work();
  expect(await runs()).toMatchObject({ state: 'DONE', waiting: 0 });
});
