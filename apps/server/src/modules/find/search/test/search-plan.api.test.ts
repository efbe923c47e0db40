import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { PAGE_SIZE } from '@yoimachi/contract/common';
import { COUNT_MAX } from '@yoimachi/contract/search';
import { addDays, dayOf } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import { signUpGuest, TEST_START, useTestApp } from '../../../../test-support/index.ts';
import type { SearchFilter } from '../conditions.ts';
import { ginza, several, single } from './filter-cases.ts';
import { cardsAt, countSeen, findCards, rareCasts } from '../search.store.ts';
import { findNames, findStores } from '../suggest.store.ts';
import { anyFilter } from './any-filter.ts';
import { explain, type PlanCache } from './explain.ts';
import { CASTS, fillWithCasts, LAST_SCHEDULE_DAY } from './many-casts.ts';

/** What a page reads in addition to the casts it shows, regardless of them. */
const SMALL = 200;
const PAGE = PAGE_SIZE + 1;

const test = useTestApp({ alone: true });
const tomorrow = addDays(dayOf(new Date(TEST_START)), 1);
let guestId: string;

beforeAll(async () => {
  await fillWithCasts(test.db, tomorrow, test.clock.now());
  guestId = (await signUpGuest(test)).userId;
  await sql`insert into favorite (guest_id, cast_id, created_at)
    select ${guestId}, id, ${test.clock.now()} from cast_member order by id limit 30`.execute(test.db);
}, 180_000);

const filterOf = (filter: Partial<SearchFilter>): SearchFilter => ({
  ...anyFilter(guestId, tomorrow),
  ...filter,
});

/** What each node of the plan of a search's first page did; by words, of its choice. */
const plan = (filter: Partial<SearchFilter>, planCache: PlanCache) =>
  explain(test.db, planCache, (db) => findCards(db, filterOf(filter), null, PAGE));

const planned: [string, Partial<SearchFilter>][] = [
  ['nothing', {}],
  ['a district', ginza],
  ['a prefecture', { prefecture: 27 }],
  ['the rest of a prefecture', { prefecture: 31, districts: ['その他'] }],
  ['a rare class', { classes: ['SUPER_PREMIUM'] }],
  ['the usual class', { classes: ['REGULAR'] }],
  ['a genre', { genres: [3] }],
  ['a day', { needsSchedule: true }],
  ['a day and a district', { needsSchedule: true, ...ginza }],
  ['a day and a prefecture', { needsSchedule: true, prefecture: 27 }],
  ['low prices first', { order: 'PRICE_LOW' }],
  ['high prices first', { order: 'PRICE_HIGH' }],
  ['prices in their order', { order: 'PRICE_LOW', price: { min: 7000, max: 7100 } }],
  ['high prices of a district', { order: 'PRICE_HIGH', ...ginza }],
  ['low prices of a prefecture', { order: 'PRICE_LOW', prefecture: 27 }],
  ['reviews', { order: 'REVIEW' }],
  ['reviews in a district', { order: 'REVIEW', ...ginza }],
  ['reviews in a prefecture', { order: 'REVIEW', prefecture: 27 }],
  ['newest', { order: 'NEWEST' }],
  ['newest of a district', { order: 'NEWEST', ...ginza }],
  ['newest of a prefecture', { order: 'NEWEST', prefecture: 27 }],
];

// A statement is at first planned for its values each time, later once for all values: both plans have to be good.
it.each(planned)('%s: reads little more than it shows', async (_name, filter) => {
  for (const planCache of ['force_custom_plan', 'force_generic_plan'] as const) {
    const nodes = await plan(filter, planCache);
    expect(nodes[0]!.returned).toBe(PAGE);
    for (const node of nodes)
      expect(node.read, `${planCache}: ${node.name}`).toBeLessThanOrEqual(Math.max(SMALL, PAGE * 10));
  }
});

const words: [string, readonly string[], number][] = [
  ['a word that few have', ['日本酒'], CASTS / 400],
  ['a word of two characters that few have', ['着物'], CASTS / 700],
  ['a word of one character', ['酒'], CASTS / 400],
  ['two words', ['日本', '酒が好き'], CASTS / 400],
  ['a name', ['あや77'], CASTS / 500],
  ['a word that nearly all have', ['はじめまして'], PAGE],
  ['two characters that nearly all have', ['じめ'], PAGE],
  ['a word that nobody has', ['見当たらない'], 0],
  ['two characters that nobody has', ['茸物'], 0],
];

// These are planned on every run.
it.each(words)('%s: reads those who have it, or the first of the order', async (_name, asked, found) => {
  const nodes = await plan({ words: asked }, 'force_custom_plan');
  expect(nodes[0]!.returned).toBe(Math.min(PAGE, Math.floor(found)));
  for (const node of nodes)
    expect(node.read, node.name).toBeLessThanOrEqual(Math.max(SMALL, PAGE * 10, found));
});

it.each(['着物', '酒', 'じめ', '茸物'])(
  '%s: is looked up in its own index, and no further than it is rare',
  async (word) => {
    const places = await rareCasts(test.db, [word]);
    expect(places.has(word)).toBe(word !== 'じめ');
    if (word === '茸物') expect(places.get(word)).toEqual([]);
    if (word === '着物') expect(places.get(word)).toHaveLength(Math.floor(CASTS / 700));
  },
);

// Planned on every run: an index of the rare, or the order's. What each node looks at and does not return is at most twenty times what is found.
it.each(single)('%s: reads at most twenty times what is shown', async (_name, filter) => {
  const nodes = await plan(filter, 'force_custom_plan');
  for (const node of nodes)
    expect(node.read - node.returned, node.name).toBeLessThanOrEqual(
      Math.max(SMALL, nodes[0]!.returned * 20),
    );
});

// Of several together a rare one is looked up, and the others are looked at in what it finds. A whole district is a little more than one in
// twenty, and may be taken for as rare as the others: what is known of them is a sample.
it.each(several)('%s: reads at most one in fifteen of all casts', async (_name, filter) => {
  for (const node of await plan(filter, 'force_custom_plan'))
    expect(node.read, node.name).toBeLessThanOrEqual(CASTS / 15);
});

it.each([...single, ...several])('%s: is counted by a bounded read', async (_name, filter) => {
  const nodes = await explain(test.db, 'force_custom_plan', (db) =>
    countSeen(db, filterOf(filter), COUNT_MAX + 1),
  );
  for (const node of nodes)
    expect(node.read - node.returned, node.name).toBeLessThanOrEqual((COUNT_MAX + 1) * 20);
});

it('suggestions read what begins in the same way', async () => {
  for (const planCache of ['force_custom_plan', 'force_generic_plan'] as const)
    for (const find of [
      (db: Db) => findNames(db, guestId, 'あや4', 4),
      (db: Db) => findStores(db, guestId, 'らうんじ7', 4),
    ])
      for (const node of await explain(test.db, planCache, find))
        expect(node.read, `${planCache}: ${node.name}`).toBeLessThanOrEqual(SMALL);
});

it('the cards of those chosen by words read little more than they show', async () => {
  const places = await findCards(test.db, filterOf({}), null, PAGE);
  for (const planCache of ['force_custom_plan', 'force_generic_plan'] as const) {
    const nodes = await explain(test.db, planCache, (db) => cardsAt(db, filterOf({}), places));
    expect(nodes[0]!.returned).toBe(PAGE);
    for (const node of nodes) expect(node.read, `${planCache}: ${node.name}`).toBeLessThanOrEqual(PAGE * 10);
  }
});

it('a far day, for which few have a schedule, reads a small part of all casts', async () => {
  const day = addDays(tomorrow, LAST_SCHEDULE_DAY);
  for (const filter of [{}, ginza]) {
    const nodes = await plan({ needsSchedule: true, day, ...filter }, 'force_generic_plan');
    for (const node of nodes) expect(node.read, node.name).toBeLessThanOrEqual(CASTS / 10);
  }
});
