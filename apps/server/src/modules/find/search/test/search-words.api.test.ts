import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql, type KyselyPlugin } from 'kysely';
import { PAGE_SIZE } from '@yoimachi/contract/common';
import { addDays, dayOf } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import { addSchedule, signUpGuest, useTestApp, verifiedCast } from '../../../../test-support/index.ts';
import { positionOf, type ORDERS, type Position } from '../order.ts';
import { searchCasts } from '../queries/search-casts.ts';
import type { SearchFilter } from '../conditions.ts';
import { findCards } from '../search.store.ts';
import { anyFilter } from './any-filter.ts';

const test = useTestApp({ alone: true });
const CASTS = 30;
/** What is small enough for some pages of the casts. */
const PAGE = 4;

interface Cast {
  readonly id: string;
  readonly text: string;
  readonly price30: number;
  readonly recommendation: number;
  readonly registered: number;
  readonly scheduled: boolean;
}
const casts: Cast[] = [];
let guestId: string;

const day = () => addDays(dayOf(test.clock.now()), 1);

beforeAll(async () => {
  for (let index = 0; index < CASTS; index++) {
    const { userId: id } = await verifiedCast(test, { district: index % 3 === 0 ? '上野' : '関内' });
    const cast = {
      id,
      text: ['日本酒', index % 2 === 0 && '着物', index % 5 === 0 && '100%'].filter(Boolean).join(' '),
      price30: 2000 + (index % 4) * 100,
      recommendation: (index * 7) % 10,
      registered: index % 6,
      scheduled: index % 2 === 1,
    };
    const { text: search_text, price30, recommendation } = cast;
    const registered_at = new Date(Date.UTC(2026, 0, 1 + cast.registered));
    await test.db
      .updateTable('cast_member')
      .set({ search_text, price30, price15: price30 / 2, recommendation, registered_at })
      .where('id', '=', id)
      .execute();
    if (cast.scheduled)
      await addSchedule(test, id, { day: day(), fromMinute: 1080, toMinute: 1200, workMinute: 1230 });
    casts.push(cast);
  }
  const self = await signUpGuest(test);
  guestId = self.userId;
  // Found by the same words, and never shown to himself.
  const own = await verifiedCast(test, { phone: self.phone });
  await test.db
    .updateTable('cast_member')
    .set({ search_text: '日本酒 着物', recommendation: 5, registered_at: new Date(Date.UTC(2026, 0, 3)) })
    .where('id', '=', own.userId)
    .execute();
}, 120_000);

const filterOf = (more: Partial<SearchFilter>): SearchFilter => ({ ...anyFilter(guestId, day()), ...more });

async function everyPage(db: Db, filter: SearchFilter): Promise<string[]> {
  const ids: string[] = [];
  let after: Position | null = null;
  for (;;) {
    const rows = await findCards(db, filter, after, PAGE + 1);
    expect(rows.length).toBeLessThanOrEqual(PAGE + 1);
    const shown = rows.slice(0, PAGE);
    ids.push(...shown.map((row) => row.id));
    if (rows.length <= PAGE) return ids;
    after = positionOf(filter.order, shown.at(-1)!);
  }
}

const SORT: Record<keyof typeof ORDERS, (cast: Cast) => number> = {
  RECOMMENDED: (cast) => -cast.recommendation,
  PRICE_LOW: (cast) => cast.price30,
  PRICE_HIGH: (cast) => -cast.price30,
  REVIEW: () => 0,
  NEWEST: (cast) => -cast.registered,
};

function expected({ words, order, price, needsSchedule }: SearchFilter): string[] {
  const turn = order === 'PRICE_LOW' ? 1 : -1;
  return casts
    .filter((cast) => words.every((word) => cast.text.includes(word)))
    .filter((cast) => cast.price30 >= (price.min ?? 0) && (!needsSchedule || cast.scheduled))
    .toSorted((a, b) => SORT[order](a) - SORT[order](b) || turn * (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

describe('search by words', () => {
  const asked: readonly Partial<SearchFilter>[] = [
    { words: ['日本酒'] },
    { words: ['酒'] },
    { words: ['着物'] },
    { words: ['日本', '着物'] },
    { words: ['着物', '100%'] },
    { words: ['%'] },
    { words: ['_'] },
    { words: ['見当たらない'] },
    { words: ['日本酒'], price: { min: 2200, max: null } },
    { words: ['日本酒'], needsSchedule: true },
    { words: ['日本酒'], needsSchedule: true, price: { min: 2100, max: null } },
  ];
  it.each(asked)('%o: every page of every order is what plain reading finds', async (more) => {
    for (const order of Object.keys(SORT) as (keyof typeof SORT)[]) {
      const filter = filterOf({ ...more, order });
      expect(await everyPage(test.db, filter), order).toEqual(expected(filter));
    }
  });

  it('shows the same cards as without words', async () => {
    const plain = await findCards(test.db, filterOf({}), null, CASTS + 1);
    const found = await findCards(test.db, filterOf({ words: ['日本酒'] }), null, CASTS + 1);
    expect(found).toEqual(plain);
    expect(found).toHaveLength(CASTS);
  });

  it('keeps the plan of the cards, however many are found', async () => {
    await test.db.connection().execute(async (db) => {
      for (let turn = 0; turn < 12; turn++) {
        const words = [['着物'], ['100%'], ['着物', '日本酒']][turn % 3]!;
        await findCards(db, filterOf({ words }), null, turn % 4 === 0 ? 2 : PAGE_SIZE);
      }
      const { rows } = await sql<{ custom: number; kept: number }>`
        select custom_plans::int as custom, generic_plans::int as kept from pg_prepared_statements
        where statement like '%unnest%' and statement like '%favorite%'`.execute(db);
      expect(rows).toEqual([{ custom: 5, kept: expect.any(Number) }]);
      expect(rows[0]!.kept).toBeGreaterThan(0);
    });
  });
});

/** Runs something once, between the choice by words and the cards. */
function between(db: Db, run: () => Promise<unknown>): Db {
  let isDone = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isDone) await run();
      isDone = true;
      return result;
    },
  };
  return db.withPlugin(plugin);
}

describe('who leaves between the choice and the cards', () => {
  const order = 'RECOMMENDED';
  const ranked = () => expected(filterOf({ words: ['日本酒'], order }));

  beforeEach(async () => {
    await test.db
      .updateTable('cast_member')
      .set({ paused_at: null })
      .where('paused_at', 'is not', null)
      .execute();
    await test.db.deleteFrom('account_block').execute();
  });
  const pause = (ids: readonly string[]) =>
    test.db.updateTable('cast_member').set({ paused_at: test.clock.now() }).where('id', 'in', ids).execute();
  const block = (castId: string) =>
    test.db
      .insertInto('account_block')
      .values({
        id: crypto.randomUUID(),
        guest_id: guestId,
        cast_id: castId,
        blocked_by: 'cast',
        created_at: test.clock.now(),
      })
      .execute();

  const leave: [string, number, number][] = [
    ['one in the middle', 7, 8],
    ['the first', 0, 1],
    ['the last of the page', PAGE_SIZE - 1, PAGE_SIZE],
    ['the one after the page', PAGE_SIZE, PAGE_SIZE + 1],
    ['the end of the page and the one after', PAGE_SIZE - 2, PAGE_SIZE + 1],
    ['the whole page', 0, PAGE_SIZE],
    ['everybody chosen', 0, PAGE_SIZE + 1],
    ['everybody', 0, CASTS],
  ];
  it.each(leave)('%s: is not shown, and nobody else is missed or shown twice', async (_, from, to) => {
    const left = ranked().slice(from, to);
    const search = (db: Db, cursor?: string) =>
      searchCasts(db, guestId, { order, words: '日本酒', ...(cursor && { cursor }) }, test.clock.now());
    const first = await search(between(test.db, () => pause(left)));
    if (!first.ok) throw new Error(first.error.code);
    const ids = first.value.items.map((card) => card.castId);
    expect(ids).toHaveLength(Math.min(PAGE_SIZE, CASTS - left.length));
    expect(first.value.nextCursor === null).toBe(CASTS - left.length <= PAGE_SIZE);
    if (first.value.nextCursor !== null) {
      const second = await search(test.db, first.value.nextCursor);
      if (!second.ok) throw new Error(second.error.code);
      ids.push(...second.value.items.map((card) => card.castId));
    }
    expect(ids).toEqual(ranked().filter((id) => !left.includes(id)));
  });

  it('is not shown when she has blocked him in between', async () => {
    const [first, ...others] = ranked();
    const rows = await findCards(
      between(test.db, () => block(first!)),
      filterOf({ words: ['日本酒'], order }),
      null,
      PAGE,
    );
    expect(rows.map((row) => row.id)).toEqual(others.slice(0, PAGE));
  });

  it('is not shown on a day whose schedule she has taken back in between', async () => {
    const scheduled = expected(filterOf({ words: ['日本酒'], needsSchedule: true, order }));
    const found = await searchCasts(
      between(test.db, () => test.db.deleteFrom('schedule').where('cast_id', '=', scheduled[0]!).execute()),
      guestId,
      { order, words: '日本酒', day: day() },
      test.clock.now(),
    );
    if (!found.ok) throw new Error(found.error.code);
    expect(found.value.items.map((card) => card.castId)).toEqual(scheduled.slice(1));
  });
});
