import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { rankingRoutes, type RankedCast } from '@yoimachi/contract/ranking';
import { PLACES_OF_EQUALS } from '@yoimachi/domain/standing';
import { insertCrowd } from '../../../../test-support/crowd/index.ts';
import { signUpCast, signUpGuest, useTestApp, type Person } from '../../../../test-support/index.ts';
import { plainRankings, plainSteps } from '../../standing/test/plain.ts';
import { reckonAll, reckonDue } from '../../standing/test/reckon-all.ts';
import { oneOf } from '#platform/database';
import { markDue } from '../../standing/standing.store.ts';
import { randomOf } from '../../../../test-support/random.ts';

const app = useTestApp({ alone: true });
const TABS = ['RATED', 'NEW', 'OPEN'] as const;
let guest: Person;
let cast: Person;

beforeAll(async () => {
  await insertCrowd(app.db, {
    casts: 150,
    guests: 300,
    bookings: 3_000,
    transfers: 20_000,
    tomorrow: 100,
    now: app.clock.now(),
  });
  // Half of them came lately, with what was said of them.
  await sql`update cast_member set registered_at = ${app.clock.now()}::timestamptz - interval '30 days' where hashtextextended(id::text, 0) % 2 = 0`.execute(
    app.db,
  );
  await sql`update review set visible_at = visible_at + interval '20 days' where visible_at < ${app.clock.now()}::timestamptz - interval '100 days'`.execute(
    app.db,
  );
  [guest, cast] = [await signUpGuest(app), await signUpCast(app)];
  await reckonAll(app);
}, 180_000);

type Query = Parameters<typeof pageOf>[0];
const pageOf = async (
  query: {
    tab?: (typeof TABS)[number];
    prefecture?: number;
    district?: string;
    genre?: number;
    cursor?: string;
  },
  as: Person = guest,
) => app.ok(rankingRoutes.listRanking, { query }, as);

/** All pages, one after the other; between them happens what the test says. */
async function allPages(query: Query, between: () => Promise<void> = async () => {}, as = guest) {
  const items: RankedCast[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await pageOf({ ...query, ...(cursor && { cursor }) }, as);
    items.push(...page.items);
    if (page.nextCursor === null) return items;
    cursor = page.nextCursor;
    await between();
  }
}

const seen = (items: readonly RankedCast[]) =>
  items.map(({ castId, rank, score }) => ({ castId, rank, score }));

test.each(TABS)(
  '%s is what a slow, plain reckoning finds, for all and in each area and genre',
  async (tab) => {
    const all = (await plainRankings(app.db, app.clock.now()))[tab].filter(({ listed }) => listed);
    expect(all.length).toBeGreaterThan(5);
    const { prefecture, district, genre } = all[0]!;
    for (const where of [{}, { prefecture }, { prefecture, district }, { genre }, { prefecture, genre }]) {
      const expected = all
        .filter((entry) => Object.entries(where).every(([key, value]) => entry[key as 'genre'] === value))
        .map(({ castId, score }, _, { length: _length, ...others }) => ({
          castId,
          rank:
            Object.values(others as Record<number, { score: number }>).filter((one) => one.score > score)
              .length + 1,
          score: score / 100,
        }));
      expect(seen(await allPages({ tab, ...where }))).toEqual(expected.slice(0, 100));
    }
  },
);

test('the order of recommendation is what a slow, plain reckoning finds', async () => {
  const steps = await plainSteps(app.db, app.clock.now());
  expect(new Set(steps.values()).size).toBeGreaterThan(5);
  const places = await app.db.selectFrom('cast_member').select(['id', 'recommendation']).execute();
  for (const { id, recommendation } of places)
    expect(Math.floor(recommendation / PLACES_OF_EQUALS), id).toBe(steps.get(id) ?? 0);
});

test('a district implies its prefecture, and none of another one is taken', async () => {
  expect((await app.call(rankingRoutes.listRanking, { query: { district: '銀座' } }, guest)).status).toBe(
    200,
  );
  const query = { prefecture: 27, district: '銀座' };
  expect(await app.call(rankingRoutes.listRanking, { query }, guest)).toMatchObject({
    code: 'STORE_AREA_INVALID',
  });
  for (const cursor of ['x', Buffer.from('[1,2]').toString('base64url')])
    expect(await app.call(rankingRoutes.listRanking, { query: { cursor } }, guest)).toMatchObject({
      code: 'VALIDATION',
    });
});

test('casts see the same ranking as a guest from whom nobody is hidden', async () => {
  expect(seen(await allPages({}, undefined, cast))).toEqual(seen(await allPages({})));
});

test('who is hidden from a guest leaves no gap in his ranks', async () => {
  const other = await signUpGuest(app);
  const before = await allPages({}, undefined, other);
  const hidden = before[1]!;
  await sql`insert into account_block (id, guest_id, cast_id, blocked_by, created_at)
    values (gen_random_uuid(), ${other.userId}, ${hidden.castId}, 'cast', ${app.clock.now()})`.execute(
    app.db,
  );
  const after = await allPages({}, undefined, other);
  expect(after.map(({ castId }) => castId)).not.toContain(hidden.castId);
  expect(after[0]!.rank).toBe(1);
  for (const [index, { rank }] of after.entries()) {
    expect(rank).toBe(after.filter((one) => one.score > after[index]!.score).length + 1);
  }
  expect((await allPages({}))[1]).toMatchObject({ castId: hidden.castId });
});

test('paging shows nobody twice and leaves nobody out while much goes on', () =>
  fc.assert(fc.asyncProperty(fc.nat(), pagesWhileMuchGoesOn), { numRuns: 4 }));

async function pagesWhileMuchGoesOn(seed: number): Promise<void> {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const before = await allPages({});
  const paused = new Set<string>();
  const shown = await allPages({}, async () => {
    for (let change = 0; change < 12; change++) {
      const { castId } = pick(before);
      const act = random();
      if (act < 0.2) {
        paused.add(castId);
        await sql`update cast_member set paused_at = ${app.clock.now()} where id = ${castId}`.execute(app.db);
      } else if (act < 0.8) {
        // What was said of her becomes better, worse, or is no longer recent.
        const tier = pick(['GOOD', 'BAD']);
        await sql`update review set tier = ${tier} where cast_id = ${castId} and author = 'guest'`.execute(
          app.db,
        );
      } else {
        await sql`delete from schedule s where cast_id = ${castId} and day > ${app.clock.now()}::date
          and not exists (select from participation where schedule_id = s.id)`.execute(app.db);
      }
      await markDue(app.db, [castId], app.clock.now());
      await reckonDue(app);
    }
  });
  const ids = shown.map(({ castId }) => castId);
  expect(new Set(ids).size).toBe(ids.length);
  // In the order of the first page's generation; missing is only who paused meanwhile.
  const stayed = before.map(({ castId }) => castId).filter((id) => ids.includes(id));
  expect(ids.slice(0, stayed.length)).toEqual(stayed);
  for (const { castId } of before) expect(ids.includes(castId) || paused.has(castId), castId).toBe(true);
  await sql`update cast_member set paused_at = null where id = ${oneOf([...paused])}`.execute(app.db);
  const now = (await plainRankings(app.db, app.clock.now())).RATED.filter(({ listed }) => listed);
  expect(seen(await allPages({})).map(({ castId }) => castId)).toEqual(
    now.slice(0, 100).map(({ castId }) => castId),
  );
}
