import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { searchRoutes } from '@yoimachi/contract/search';
import { ANY_DETAILS, offeredOf, type AnyDetail } from '@yoimachi/domain/profile';
import { anyDetails, type FilterWords } from '@yoimachi/domain/search';
import { foldForSearch } from '@yoimachi/domain/text';
import { addDays, ageOn, dayOf, type Day } from '@yoimachi/domain/time';
import {
  addStore,
  guestWithPoints,
  TEST_START,
  useTestApp,
  type Person,
} from '../../../../test-support/index.ts';
import { oneOf } from '#platform/database';
import { approved, bookableCast, EVENING } from '../../../meeting/booking/test/support.ts';

// What a search finds against a slow, plain second reading of the same people.

const app = useTestApp();
const CASTS = 48;
const STORES = 6;
const LATER = addDays(EVENING, 1);
const MUCH_LATER = addDays(EVENING, 100);
const TODAY = dayOf(new Date(TEST_START));
const DISTRICTS = ['銀座', '六本木', '北新地'];
const TAGS = ['聞き上手', 'お寿司', '着物', '知的'];
const NAMES = ['さくらこ', 'ルイ', 'みづき', 'かれん'];

interface Cast {
  readonly id: string;
  readonly store: number;
  readonly nickname: string;
  readonly castClass: 'SUPER_PREMIUM' | 'PREMIUM' | 'REGULAR';
  readonly price30: number;
  readonly birthday: Day | null;
  readonly heightCm: number | null;
  readonly details: Readonly<Record<AnyDetail, string | number | null>>;
  readonly tags: readonly string[];
  readonly reviews: { readonly count: number; readonly points: number };
  readonly registeredDaysAgo: number;
  readonly favorite: boolean;
  /** Her free minutes of each day. */
  readonly free: Readonly<Record<Day, readonly (readonly [number, number])[]>>;
}
const casts: Cast[] = [];
const away = new Set<string>();
const districtOf = (cast: Cast) => DISTRICTS[cast.store % 3]!;
const genreOf = (cast: Cast) => (cast.store % 5) + 1;
let guest: Person;

beforeAll(async () => {
  guest = await guestWithPoints(app, 1_000_000);
  const stores = [];
  for (let no = 0; no < STORES; no++)
    stores.push(
      await addStore(app, {
        district: DISTRICTS[no % 3]!,
        prefecture: no % 3 === 2 ? 27 : 13,
        genre: (no % 5) + 1,
      }),
    );
  for (let no = 0; no < CASTS; no++) casts.push(await castOf(no, stores[no % STORES]!));
}, 120_000);

async function castOf(no: number, storeId: string): Promise<Cast> {
  const hasEvening = no % 4 !== 3;
  const fromMinute = 1020 + (no % 3) * 60;
  const person = await bookableCast(app, { fromMinute, day: hasEvening ? EVENING : LATER });
  // Taken from the middle: what is left of the shortest is not long enough on either side.
  const isTaken = no % 5 === 1;
  if (isTaken) await approved(app, { cast: person, body: { startMinute: 1140, endMinute: 1200 } });
  const left = isTaken ? ([[fromMinute, 1140]] as const) : ([[fromMinute, 1230]] as const);
  const cast: Cast = {
    id: person.userId,
    store: no % STORES,
    nickname: NAMES[no % 4]!,
    castClass: (['REGULAR', 'PREMIUM', 'SUPER_PREMIUM'] as const)[(no * 7) % 3]!,
    price30: 2000 + ((no * 13) % 56) * 100,
    birthday: no % 11 === 0 ? null : `${1980 + (no % 25)}-11-${10 + (no % 20)}`,
    heightCm: no % 7 === 0 ? null : 150 + ((no * 5) % 30),
    details: anyDetails((name) => [null, ...offeredOf(name)].at(no % (offeredOf(name).length + 1))!),
    tags: TAGS.filter((_, index) => (no >> index) % 2 === 0),
    reviews: { count: no % 9, points: (no % 9) * (1 + (no % 5)) },
    registeredDaysAgo: no * 2,
    favorite: no % 6 === 0,
    free: { [hasEvening ? EVENING : LATER]: left.filter(([from, to]) => to - from >= 45) },
  };
  await save(cast, storeId);
  return cast;
}

async function save(cast: Cast, storeId: string): Promise<void> {
  const { heightCm, details } = cast;
  const at = new Date(new Date(TEST_START).getTime() - cast.registeredDaysAgo * 86_400_000);
  const prefecture = districtOf(cast) === '北新地' ? 27 : 13;
  await app.db
    .updateTable('cast_member')
    .set({
      store_id: storeId,
      genre: genreOf(cast),
      prefecture,
      district: districtOf(cast),
      nickname: cast.nickname,
      cast_class: cast.castClass,
      price30: cast.price30,
      price15: cast.price30 / 2,
      birthday: cast.birthday,
      profile: JSON.stringify({ heightCm, ...details }),
      review_count: cast.reviews.count,
      review_points: cast.reviews.points,
      registered_at: at,
      search_text: foldForSearch(`${cast.nickname} ${districtOf(cast)}`),
    })
    .where('id', '=', cast.id)
    .execute();
  for (const tag of cast.tags)
    await app.db.insertInto('cast_tag').values({ cast_id: cast.id, tag_group: 'style', tag }).execute();
  const pair = { guest_id: guest.userId, cast_id: cast.id, created_at: at };
  if (cast.favorite) await app.db.insertInto('favorite').values(pair).execute();
}

const list = (text: string | undefined) => text?.split(',') ?? [];
const isIn = (text: string | undefined, value: string | number | null) =>
  text === undefined || list(text).includes(String(value));
const between = (value: number | null, min: number | undefined, max: number | undefined) =>
  (min === undefined && max === undefined) ||
  (value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity));

function starts(cast: Cast, { day, fromMinute = 0, toMinute = 1800 }: FilterWords): number[] {
  const gaps = cast.free[day!] ?? [];
  const all = Array.from({ length: 120 }, (_, index) => index * 15);
  return all.filter((start) =>
    gaps.some(([from, to]) => Math.max(from, fromMinute) <= start && start + 45 <= Math.min(to, toMinute)),
  );
}

function isFound(cast: Cast, asked: FilterWords): boolean {
  const { count, points } = cast.reviews;
  const age = cast.birthday === null ? null : ageOn(cast.birthday, TODAY);
  const score = count >= 3 ? Math.floor((points * 100) / count) : 0;
  const words = foldForSearch(asked.words ?? '')
    .split(' ')
    .filter(Boolean);
  const own = starts(cast, asked);
  const company = (start: number) =>
    casts.filter(
      (other) => other.store === cast.store && !away.has(other.id) && starts(other, asked).includes(start),
    );
  return (
    !away.has(cast.id) &&
    (asked.day === undefined || own.length > 0) &&
    (asked.together === undefined || own.some((start) => company(start).length >= asked.together!)) &&
    (asked.prefecture === undefined || (districtOf(cast) === '北新地' ? 27 : 13) === asked.prefecture) &&
    isIn(asked.district, districtOf(cast)) &&
    isIn(asked.genre, genreOf(cast)) &&
    isIn(asked.castClass, cast.castClass) &&
    between(cast.price30, asked.minPrice, asked.maxPrice) &&
    between(cast.heightCm, asked.minHeight, asked.maxHeight) &&
    between(age, asked.minAge, asked.maxAge) &&
    list(asked.tags).every((tag) => cast.tags.includes(tag)) &&
    ANY_DETAILS.every((name) => isIn(asked[name], cast.details[name])) &&
    (asked.minReview === undefined || score >= asked.minReview * 100) &&
    (asked.favorite === undefined || cast.favorite) &&
    (asked.newFace === undefined || cast.registeredDaysAgo <= 30) &&
    words.every((word) => foldForSearch(`${cast.nickname} ${districtOf(cast)}`).includes(word))
  );
}

const some = <Value>(...values: Value[]) => fc.constantFrom(...values);
const ends = (name: string, low: number[], high: number[]) =>
  fc.record({ [`min${name}`]: some(...low), [`max${name}`]: some(...high) }, { requiredKeys: [] });
/** Any conditions that go together. */
const asking: fc.Arbitrary<FilterWords> = fc
  .tuple(
    fc.option(
      fc.record(
        {
          day: some(EVENING, LATER),
          fromMinute: some(1020, 1080, 1110),
          toMinute: some(1155, 1170, 1230),
          together: some(2, 3, 4),
        },
        { requiredKeys: ['day'] },
      ),
      { nil: {} },
    ),
    fc.option(
      some({ prefecture: 13 }, { district: '銀座' }, { district: '銀座,六本木' }, { prefecture: 27 }),
      {
        nil: {},
      },
    ),
    ends('Price', [2000, 3000, 4500], [5000, 7500]),
    ends('Height', [139, 155, 165], [166, 175]),
    ends('Age', [18, 25, 30], [30, 36, 60]),
    fc.record(
      {
        genre: some('1', '3', '1,2'),
        castClass: some('PREMIUM', 'PREMIUM,REGULAR'),
        tags: some('着物', '聞き上手,お寿司'),
        ...anyDetails((name) => some(String(offeredOf(name)[0]), offeredOf(name).slice(1).join(','))),
        minReview: some(2.5, 4),
        favorite: some('1'),
        newFace: some('1'),
        words: some('サクラコ', '銀座', 'ル', 'かれん　銀座'),
      },
      { requiredKeys: [] },
    ),
  )
  .map((parts) => Object.assign({}, ...parts) as FilterWords)
  // Most searches say a few things.
  .chain((all) => fc.subarray(Object.keys(all), { maxLength: 4 }).map((names) => picked(all, names)));

function picked(all: FilterWords, names: readonly string[]): FilterWords {
  const isKept = (name: string) =>
    names.includes(name) || (name === 'day' && names.some((one) => /Minute$|^together$/.test(one)));
  return Object.fromEntries(Object.entries(all).filter(([name]) => isKept(name)));
}

const ORDERS = ['RECOMMENDED', 'PRICE_LOW', 'PRICE_HIGH', 'REVIEW', 'NEWEST'] as const;
type Order = (typeof ORDERS)[number];

/** Every page, with something done between them. */
async function everyPage(query: FilterWords, order: Order, between = async () => {}): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await app.ok(
      searchRoutes.searchCasts,
      { query: { ...(query as object), order, ...(cursor && { cursor }) } },
      guest,
    );
    ids.push(...page.items.map(({ castId }) => castId));
    cursor = page.nextCursor ?? undefined;
    if (cursor) await between();
  } while (cursor);
  return ids;
}

describe('a search by any conditions', () => {
  test('finds whom a plain reading finds, each once, and counts them', async () => {
    await fc.assert(
      fc.asyncProperty(asking, some(...ORDERS), async (asked, order) => {
        const expected = casts.filter((cast) => isFound(cast, asked)).map(({ id }) => id);
        const found = await everyPage(asked, order);
        expect(found.toSorted()).toEqual(expected.toSorted());
        const counted = await app.ok(searchRoutes.countCasts, { query: asked }, guest);
        expect(counted).toMatchObject({ count: expected.length, isMore: false });
      }),
      { numRuns: 150 },
    );
  }, 120_000);

  test('shows nobody twice and leaves nobody out while others pause, are booked and are reviewed', async () => {
    await fc.assert(
      fc.asyncProperty(
        some(...ORDERS),
        some<FilterWords>({}, { words: 'さくらこ' }, { prefecture: 13 }, { minAge: 18 }, { day: EVENING }),
        some(...CHANGES),
        fc.array(fc.nat(CASTS - 1), { minLength: 1, maxLength: 8 }),
        async (order, asked, change, chosen) => {
          const changed = chosen.map((no) => casts[no]!.id);
          const before = casts.filter((cast) => isFound(cast, asked)).map(({ id }) => id);
          const found = await everyPage(asked, order, () => change.happens(changed));
          await change.isUndone(changed);
          // Who moves among the others meanwhile is shown once by the list itself.
          const others = found.filter((id) => change.keepsPlaces || !changed.includes(id));
          expect(new Set(others).size).toBe(others.length);
          for (const id of before) if (!changed.includes(id)) expect(found).toContain(id);
        },
      ),
      { numRuns: 60 },
    );
  }, 120_000);
});

interface Change {
  /** Whether who stays in the list stays where she was. */
  readonly keepsPlaces: boolean;
  happens(ids: readonly string[]): Promise<void>;
  isUndone(ids: readonly string[]): Promise<void>;
}

const pausedAt = async (ids: readonly string[], at: Date | null) => {
  await app.db.updateTable('cast_member').set({ paused_at: at }).where('id', '=', oneOf(ids)).execute();
};
/** Nothing is left of her evening, as after a booking, or all of it again. */
const eveningEnds = async (ids: readonly string[], isBooked: boolean) => {
  const [from, to] = isBooked ? [EVENING, MUCH_LATER] : [MUCH_LATER, EVENING];
  await app.db
    .updateTable('schedule')
    .set({ day: to })
    .where('cast_id', '=', oneOf(ids))
    .where('day', '=', from)
    .execute();
};
const reviewed = async (ids: readonly string[], points: (reviews: Cast['reviews']) => number) => {
  for (const { id, reviews } of casts.filter((one) => ids.includes(one.id)))
    await app.db
      .updateTable('cast_member')
      .set({ review_points: points(reviews) })
      .where('id', '=', id)
      .execute();
};
const CHANGES: readonly Change[] = [
  {
    keepsPlaces: true,
    happens: (ids) => pausedAt(ids, app.clock.now()),
    isUndone: (ids) => pausedAt(ids, null),
  },
  {
    keepsPlaces: true,
    happens: (ids) => eveningEnds(ids, true),
    isUndone: (ids) => eveningEnds(ids, false),
  },
  {
    keepsPlaces: false,
    happens: (ids) => reviewed(ids, ({ count, points }) => 6 * count - points),
    isUndone: (ids) => reviewed(ids, ({ points }) => points),
  },
];

describe('when nobody is found', () => {
  test('the condition whose removal shows most is named, with how many', async () => {
    const asked = { favorite: '1', castClass: 'REGULAR', words: 'そんな人いない' } as const;
    const without = casts.filter((cast) => isFound(cast, { favorite: '1', castClass: 'REGULAR' }));
    expect(await app.ok(searchRoutes.countCasts, { query: asked }, guest)).toEqual({
      count: 0,
      isMore: false,
      helps: { condition: 'words', count: without.length, isMore: false },
    });
  });

  test('and no single removal helps, none is named', async () => {
    const query = { words: 'そんな人いない', tags: '経験1年未満' };
    expect(await app.ok(searchRoutes.countCasts, { query }, guest)).toMatchObject({ count: 0, helps: null });
  });

  test('a word that is how a district or a tag is read is taken for it', async () => {
    const inGinza = casts.filter((cast) => districtOf(cast) === '銀座' && cast.nickname === 'さくらこ');
    const query = { words: 'ぎんざ サクラコ' };
    const { items } = await app.ok(searchRoutes.searchCasts, { query }, guest);
    expect(items.map(({ castId }) => castId).toSorted()).toEqual(inGinza.map(({ id }) => id).toSorted());
    expect(await app.ok(searchRoutes.countCasts, { query }, guest)).toMatchObject({ count: inGinza.length });
  });

  test('a word with a small mistake is taken for what is most like it', async () => {
    const query = { words: 'さくらて' };
    const meant = casts.filter(({ nickname }) => nickname === 'さくらこ').map(({ id }) => id);
    const { items } = await app.ok(searchRoutes.searchCasts, { query }, guest);
    expect(items.map(({ castId }) => castId).toSorted()).toEqual(meant.toSorted());
    expect(await app.ok(searchRoutes.countCasts, { query }, guest)).toMatchObject({ count: meant.length });
  });
});

describe('casts by their ids', () => {
  test('are those whom he sees', async () => {
    const [one, two] = casts;
    const castIds = [two!.id, crypto.randomUUID(), one!.id].join(',');
    const { items } = await app.ok(searchRoutes.listCasts, { query: { castIds } }, guest);
    expect(items.map(({ castId }) => castId).toSorted()).toEqual([one!.id, two!.id].toSorted());
    for (const wrong of ['x', `${one!.id},1`])
      expect(await app.call(searchRoutes.listCasts, { query: { castIds: wrong } }, guest)).toMatchObject({
        status: 400,
      });
  });
});

describe('suggestions', () => {
  const suggested = (words: string) => app.ok(searchRoutes.suggest, { query: { words } }, guest);

  test('are casts, stores, districts and tags that begin with it', async () => {
    expect((await suggested('サク')).casts).toHaveLength(4);
    expect((await suggested('さく')).casts[0]).toMatchObject({
      nickname: 'さくらこ',
      storeName: 'ラウンジ 灯',
    });
    expect((await suggested('らうんじ')).stores).toContainEqual({ name: 'ラウンジ 灯', district: '銀座' });
    expect((await suggested('銀')).districts[0]).toMatchObject({ prefecture: 13, district: '銀座' });
    expect((await suggested('上手')).tags).toContain('聞き上手');
    // Before the input method has made kanji of it, and in the middle of a syllable.
    for (const typed of ['ぎん', 'ギンザ', 'ぎんz'])
      expect((await suggested(typed)).districts[0]).toMatchObject({ district: '銀座' });
    expect((await suggested('おす')).tags).toEqual(['お寿司']);
    for (const nothing of ['', ' ', '%', '_'])
      expect(await suggested(nothing)).toEqual({ casts: [], stores: [], districts: [], tags: [] });
  });
});
