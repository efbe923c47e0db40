import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAGE_SIZE } from '@yoimachi/contract/common';
import { addDays, dayOf, type Day } from '@yoimachi/domain/time';
import { signUpGuest, startTestApp, TEST_START, type TestApp } from '../../../../test-support/index.ts';
import { randomOf } from '../../../../test-support/random.ts';
import type { SearchFilter } from '../conditions.ts';
import { ORDERS } from '../order.ts';
import { findCards } from '../search.store.ts';
import { findNames, findStores } from '../suggest.store.ts';
import { anyFilter } from './any-filter.ts';
import { explain } from './explain.ts';
import { ginza, single } from './filter-cases.ts';
import { fillWithCasts } from './many-casts.ts';

const CASTS = 50_000;
const COMBINATIONS = 20;
const ROUNDS = 20;
/** What a page reads in addition to the casts it shows, regardless of them. */
const SMALL = 200;
const PAGE = PAGE_SIZE + 1;
const SEED = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e6));

let test: TestApp;
let guestId: string;
let day: Day;

beforeAll(async () => {
  test = await startTestApp({ alone: true });
  day = addDays(dayOf(new Date(TEST_START)), 1);
  await fillWithCasts(test.db, day, test.clock.now(), CASTS);
  guestId = (await signUpGuest(test)).userId;
  await sql`insert into favorite (guest_id, cast_id, created_at)
    select ${guestId}, id, ${test.clock.now()} from cast_member order by id limit 30`.execute(test.db);
}, 1_800_000);
afterAll(() => test.close());

const filterOf = (filter: Partial<SearchFilter>): SearchFilter => ({ ...anyFilter(guestId, day), ...filter });

/** How long 95 of 100 pages take, told beside what was read. */
async function p95Ms(run: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const startMs = performance.now();
    await run();
    times.push(performance.now() - startMs);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS * 0.95)]!.toFixed(1);
}

const all = [['a district', ginza] as const, ...single];

/** Two to four conditions together, in any order. */
function combination(random: () => number): readonly [string, Partial<SearchFilter>] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const chosen = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(all));
  const order = pick(Object.keys(ORDERS) as (keyof typeof ORDERS)[]);
  const name = [...new Set(chosen.map(([one]) => one)), order].join(' + ');
  return [name, Object.assign({}, ...chosen.map(([, filter]) => filter), { order })];
}

it('among fifty thousand casts a page of every condition, and of any together, reads little', async () => {
  const random = randomOf(SEED);
  console.log(`seed ${SEED}`);
  const asked = [...all, ...Array.from({ length: COMBINATIONS }, () => combination(random))];
  for (const [index, [name, filter]] of asked.entries()) {
    const find = (db = test.db) => findCards(db, filterOf(filter), null, PAGE);
    const nodes = await explain(test.db, 'force_custom_plan', find);
    // Of several together the rarest is looked up, and the others are looked at in what it finds.
    const most = index < all.length ? Math.max(SMALL, nodes[0]!.returned * 20) : CASTS / 10;
    for (const node of nodes)
      expect(node.read - node.returned, `${name}: ${node.name}`).toBeLessThanOrEqual(most);
    console.log(`${name}: ${nodes[0]!.returned} found, p95 ${await p95Ms(find)} ms`);
  }
  const names = () =>
    Promise.all([findNames(test.db, guestId, 'あや4', 4), findStores(test.db, guestId, 'らうんじ7', 4)]);
  console.log(`suggestions: p95 ${await p95Ms(names)} ms`);
}, 1_800_000);
