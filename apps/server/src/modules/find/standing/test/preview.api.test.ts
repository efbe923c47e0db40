import { beforeAll, expect, test } from 'vitest';
import { searchRoutes } from '@yoimachi/contract/search';
import { PREVIEW_LENGTH, WEIGHT_NAMES, type RecommendationWeights } from '@yoimachi/domain/standing';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { insertCrowd } from '../../../../test-support/crowd/index.ts';
import { signUpGuest, useTestApp, type Person } from '../../../../test-support/index.ts';
import { reckonDue } from './reckon-all.ts';

const app = useTestApp({ alone: true });
const desk = asOperator(app);
const CASTS = 900;
let guest: Person;

beforeAll(async () => {
  await insertCrowd(app.db, {
    casts: CASTS,
    guests: 300,
    bookings: 3_000,
    transfers: 20_000,
    tomorrow: 100,
    now: app.clock.now(),
  });
  guest = await signUpGuest(app);
  await desk.ok('rankNow', {});
  await reckonDue(app);
}, 180_000);

async function save(weights: RecommendationWeights): Promise<void> {
  for (const kind of WEIGHT_NAMES)
    await desk.ok('editRecommendationWeight', { params: { kind }, body: { weight: weights[kind] } });
  await reckonDue(app);
}

interface Where {
  readonly prefecture?: number;
  readonly district?: string;
}
const firstPage = async ({ prefecture, district }: Where = {}) => {
  const query = { ...(prefecture && { prefecture }), ...(district !== undefined && { district }) };
  return (await app.ok(searchRoutes.searchCasts, { query }, guest)).items.map(({ castId }) => castId);
};
const preview = (weights: RecommendationWeights, where: Where = {}) =>
  desk.ok('previewWeights', { body: { weights, ...where } });
const ids = (list: readonly { readonly castId: string }[]) => list.map(({ castId }) => castId);

const NONE = { FREE_DAYS: 0, REVIEWS: 0, ANSWER_RATE: 0, ANSWER_TIME: 0, FRESHNESS: 0, COMPLETENESS: 0 };
const OTHERS: readonly RecommendationWeights[] = [
  { ...NONE, REVIEWS: 100 },
  { ...NONE, ANSWER_TIME: 3, FREE_DAYS: 50, FRESHNESS: 7 },
  NONE,
  { FREE_DAYS: 30, REVIEWS: 30, ANSWER_RATE: 15, ANSWER_TIME: 5, FRESHNESS: 10, COMPLETENESS: 12 },
];

async function someDistrict(): Promise<{ prefecture: number; district: string }> {
  const row = await app.db
    .selectFrom('cast_member')
    .select(['prefecture', 'district', (count) => count.fn.countAll().as('casts')])
    .where('listed', '=', true)
    .groupBy(['prefecture', 'district'])
    .orderBy('casts', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { prefecture: row.prefecture!, district: row.district! };
}

test.each(OTHERS)(
  '%j: what is shown before is what the search shows once they are saved',
  async (weights) => {
    const district = await someDistrict();
    const [all, near] = [await preview(weights), await preview(weights, district)];
    expect(ids(all.before)).toEqual(await firstPage());
    expect(ids(near.before)).toEqual(await firstPage(district));
    // Nothing was changed by that.
    expect(ids((await preview(weights)).before)).toEqual(ids(all.before));
    expect(all.isCertain && near.isCertain).toBe(true);
    await save(weights);
    expect(ids(all.after)).toEqual(await firstPage());
    expect(ids(near.after)).toEqual(await firstPage(district));
  },
  120_000,
);

test('each says where she stands and stood', async () => {
  const district = await someDistrict();
  const shown = await preview({ ...NONE, ANSWER_RATE: 10, REVIEWS: 2 }, district);
  expect(shown.before.map(({ before }) => before)).toEqual(shown.before.map((_one, index) => index + 1));
  expect(shown.after.map(({ after }) => after)).toEqual(shown.after.map((_one, index) => index + 1));
  for (const one of shown.after) {
    const place = shown.before.find(({ castId }) => castId === one.castId);
    if (place) expect(one).toEqual(place);
    else expect(one.before === null || one.before > PREVIEW_LENGTH).toBe(true);
    expect(one).toMatchObject(district);
  }
});

test('who cannot reach the page is not looked at, where every place is as it should be', async () => {
  const now = OTHERS.at(-1)!;
  await save(now);
  const small = await preview({ ...now, COMPLETENESS: now.COMPLETENESS + 1 });
  expect(small).toMatchObject({ isCertain: true });
  expect(small.castCount).toBeLessThan(CASTS / 2);
  // Somebody's place is still to be reckoned: places bound nothing, and everybody is looked at.
  await app.db
    .insertInto('standing_due')
    .values({ cast_id: small.before[0]!.castId, due_at: app.clock.now() })
    .execute();
  const all = await preview({ ...now, COMPLETENESS: now.COMPLETENESS + 1 });
  expect(all.castCount).toBeGreaterThan(CASTS / 2);
  expect(ids(all.after)).toEqual(ids(small.after));
  await reckonDue(app);
});

test('only the owner looks ahead, a district is one of its prefecture, and a weight is one', async () => {
  const body = { weights: NONE };
  expect(await asOperator(app, 'suzuki').tries('previewWeights', { body })).toMatchObject({
    error: { code: 'OPERATOR_ROLE' },
  });
  expect(await asOperator(app, 'suzuki').tries('rankNow', {})).toMatchObject({
    error: { code: 'OPERATOR_ROLE' },
  });
  const elsewhere = { body: { ...body, prefecture: 27, district: '銀座' } };
  expect(await desk.tries('previewWeights', elsewhere)).toMatchObject({
    error: { code: 'STORE_AREA_INVALID', field: 'district' },
  });
  for (const wrong of [-1, 101, 1.5])
    expect(
      await desk.tries('previewWeights', { body: { weights: { ...NONE, REVIEWS: wrong } } }),
    ).toMatchObject({ error: { code: 'VALIDATION' } });
  const empty = await preview(NONE, { prefecture: 47 });
  expect(empty.before.every(({ prefecture }) => prefecture === 47)).toBe(true);
});
