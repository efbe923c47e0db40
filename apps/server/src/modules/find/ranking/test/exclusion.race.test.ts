import { expect, test } from 'vitest';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { useTestApp, verifiedCast } from '../../../../test-support/index.ts';

const app = useTestApp();
const desks = [asOperator(app, 'tanaka'), asOperator(app, 'sato')];
const codesOf = (results: readonly { ok: boolean; error?: { code: string } }[]) =>
  results.map((one) => (one.ok ? 'OK' : one.error!.code)).toSorted();

test('of many who take the same cast out one does, and of many who put her back', async () => {
  for (let round = 0; round < 5; round++) {
    const { userId: accountId } = await verifiedCast(app);
    const body = { reason: '調査のため', fromDay: null, untilDay: null };
    const out = await Promise.all(
      [...desks, ...desks].map((desk) => desk.tries('excludeFromRankings', { params: { accountId }, body })),
    );
    expect(codesOf(out)).toEqual(['OK', 'RANKING_EXCLUDED', 'RANKING_EXCLUDED', 'RANKING_EXCLUDED']);
    const { items } = await desks[0]!.ok('listRankingExclusions', { query: { castId: accountId } });
    const { exclusionId } = items[0]!;
    const params = { accountId, exclusionId };
    const back = await Promise.all(
      [...desks, ...desks].map((desk) =>
        desk.tries('liftRankingExclusion', { params, body: { reason: '確認のため' } }),
      ),
    );
    const over = 'RANKING_EXCLUSION_OVER';
    expect(codesOf(back)).toEqual(['OK', over, over, over]);
  }
}, 60_000);

test('of many who have everybody reckoned one does, also beside a new weight, and the run ends', async () => {
  await app.work();
  for (let round = 0; round < 5; round++) {
    await verifiedCast(app);
    const [weight, ...runs] = await Promise.all([
      desks[0]!.tries('editRecommendationWeight', {
        params: { kind: 'REVIEWS' },
        body: { weight: round },
      }),
      ...[...desks, ...desks].map((desk) => desk.tries('rankNow', {})),
      app.work(),
    ]);
    expect(weight).toMatchObject({ ok: true });
    const codes = codesOf(runs.filter((one) => one !== undefined));
    expect(new Set([...codes, 'OK', 'RANKING_UNDER_WAY'])).toEqual(new Set(['OK', 'RANKING_UNDER_WAY']));
    await app.work();
    const open = await app.db.selectFrom('standing_run').select('id').where('ended_at', 'is', null).execute();
    expect(open).toEqual([]);
  }
}, 120_000);
