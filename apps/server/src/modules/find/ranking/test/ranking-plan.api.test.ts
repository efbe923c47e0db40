import { beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { PAGE_SIZE } from '@yoimachi/contract/common';
import { RANKING_LENGTH } from '@yoimachi/domain/ranking';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { signUpGuest, TEST_START, useTestApp } from '../../../../test-support/index.ts';
import { similarCasts } from '../../beside/beside.store.ts';
import { explain, type NodeWork } from '../../search/test/explain.ts';
import { fillWithCasts } from '../../search/test/many-casts.ts';
import { factsOf } from '../../standing/facts.store.ts';
import { listedBehind } from '../../standing/listed.store.ts';
import { boardsNow, ownPlace, rankedCards, rankedNames, type RankingFilter } from '../ranking.store.ts';

const PAGE = PAGE_SIZE + 1;
/** Of what it returns, a step of a plan reads at most so much. */
const TIMES = 20;
/** Or a page compared with itself. */
const MOST = Math.max(PAGE * TIMES, PAGE * PAGE);
/** What is read beside the casts that are shown, such as who is hidden. */
const SMALL = 200;

const test = useTestApp({ alone: true });
const tomorrow = addDays(dayOf(new Date(TEST_START)), 1);
let guestId: string;
let castIds: string[];

beforeAll(async () => {
  await fillWithCasts(test.db, tomorrow, test.clock.now());
  // Everybody is ranked, with what has ended since yesterday.
  await sql`
    insert into ranking_entry (tab, cast_id, score, amount, prefecture, district, genre, from_generation, to_generation, ended_at)
    select tab, c.id, 300 + (hashtextextended(c.id::text, 0) & 127), 5, c.prefecture, c.district, c.genre, 1,
      case when old.yes then 2 end, case when old.yes then ${test.clock.now()}::timestamptz end
    from cast_member c, unnest('{RATED,NEW,OPEN}'::text[]) tab, (values (true), (false)) old (yes)
    where not old.yes or hashtextextended(c.id::text, 1) & 7 = 0`.execute(test.db);
  await sql`update ranking_generation set generation = 3`.execute(test.db);
  await sql`analyze ranking_entry`.execute(test.db);
  // A few are out, and a few were.
  await sql`
    insert into ranking_exclusion (id, cast_id, reason, from_at, until_at, made_at, made_by)
    select gen_random_uuid(), c.id, 'x', at, case when n % 2 = 0 then at + interval '1 day' end, at, (select id from operator limit 1)
    from (select id, row_number() over (order by id) as n from cast_member) c, (values (${test.clock.now()}::timestamptz - interval '2 days')) t (at)
    where n % 200 = 0`.execute(test.db);
  await sql`analyze ranking_exclusion`.execute(test.db);
  guestId = (await signUpGuest(test)).userId;
  castIds = (await test.db.selectFrom('cast_member').select('id').orderBy('id').limit(200).execute()).map(
    ({ id }) => id,
  );
}, 180_000);

const ALL: RankingFilter = { tab: 'RATED', prefecture: null, district: null, genre: null };
const AFTER = {
  generation: 3,
  shown: 20,
  rank: 1,
  score: 400,
  castId: 'ffffffff-ffff-7fff-bfff-ffffffffffff',
};

const viewer = () => ({ id: guestId, day: tomorrow });

async function reads(run: Parameters<typeof explain>[2], returned: number): Promise<NodeWork[]> {
  const found: NodeWork[] = [];
  for (const planCache of ['force_custom_plan', 'force_generic_plan'] as const) {
    const nodes = await explain(test.db, planCache, run);
    expect(nodes[0]!.returned).toBe(returned);
    found.push(...nodes);
  }
  return found;
}

it.each([
  ['all', ALL, null],
  ['a later page', ALL, AFTER],
  ['a prefecture', { ...ALL, prefecture: 27 }, null],
  ['a district', { ...ALL, prefecture: 13, district: '銀座' }, null],
  ['a district, further on', { ...ALL, tab: 'OPEN', prefecture: 13, district: '銀座' }, AFTER],
  ['a genre', { ...ALL, tab: 'NEW', genre: 3 }, null],
  ['a genre in a prefecture', { ...ALL, prefecture: 27, genre: 3 }, null],
] as const)('a ranking of %s reads little more than it shows', async (_name, filter, after) => {
  const nodes = await reads(
    (db) => rankedCards(db, viewer(), { ...filter, after, now: test.clock.now() }, PAGE),
    PAGE,
  );
  for (const node of nodes) expect(node.read, node.name).toBeLessThanOrEqual(MOST);
});

it('the office reads a ranking and a part of the search as guests do, and all entries once to count them', async () => {
  const now = test.clock.now();
  const near = { prefecture: 13, district: '銀座' };
  for (const node of await reads((db) => rankedNames(db, { ...ALL, ...near, after: null, now }, PAGE), PAGE))
    expect(node.read, node.name).toBeLessThanOrEqual(MOST);
  const behind = { recommendation: 20_000, id: AFTER.castId };
  for (const area of [near, { prefecture: 13, district: null }, { prefecture: null, district: null }])
    for (const node of await reads((db) => listedBehind(db, area, behind, 200), 200))
      expect(node.read, node.name).toBeLessThanOrEqual(200 * 2);
  const { entries } = await test.db
    .selectFrom('ranking_entry')
    .select((count) => count.fn.countAll<number>().as('entries'))
    .executeTakeFirstOrThrow();
  const boards = (await boardsNow(test.db, now)).length;
  for (const node of await reads((db) => boardsNow(db, now), boards))
    expect(node.read, node.name).toBeLessThanOrEqual(2 * entries);
});

it('similar casts, an own place and the facts of many read a small part of all', async () => {
  const cast = { id: castIds[0]!, prefecture: 13, district: '銀座', genre: 3, price30: 5000 };
  for (const node of await reads((db) => similarCasts(db, guestId, cast, tomorrow), 6))
    expect(node.read, node.name).toBeLessThanOrEqual(SMALL);
  const near = { prefecture: 13, district: '銀座', now: test.clock.now() };
  for (const node of await reads((db) => ownPlace(db, castIds[0]!, near, RANKING_LENGTH), 1))
    expect(node.read, node.name).toBeLessThanOrEqual(RANKING_LENGTH * TIMES);
  for (const node of await reads((db) => factsOf(db, castIds, test.clock.now()), castIds.length))
    expect(node.read, node.name).toBeLessThanOrEqual(castIds.length * TIMES);
});
