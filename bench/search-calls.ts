import { searchRoutes } from '@yoimachi/contract/search';
import { addDays, dayOf, type Day } from '@yoimachi/domain/time';
import { START_ISO } from './database.ts';
import { send } from './load.ts';
import type { PreparedCall } from './protocol.ts';

type Query = Readonly<Record<string, string>>;

const ORDERS = ['RECOMMENDED', 'PRICE_LOW', 'PRICE_HIGH', 'REVIEW', 'NEWEST'];
const DISTRICTS = 6;
const TODAY = dayOf(new Date(START_ISO));

/** Each condition that a guest can set, alone. */
const conditions = (day: Day): Readonly<Record<string, Query>> => ({
  day: { day },
  'time of a day': { day, fromMinute: '1080', toMinute: '1200' },
  'two of a store': { day, together: '2' },
  prefecture: { prefecture: '13' },
  district: { district: '銀座' },
  'two districts': { district: '銀座,六本木' },
  'two genres': { genre: '1,3' },
  'two classes': { castClass: 'SUPER_PREMIUM,PREMIUM' },
  'price from': { minPrice: '7000' },
  'price range': { minPrice: '3000', maxPrice: '3200' },
  tag: { tags: '聞き上手' },
  'two tags': { tags: '着物,英語' },
  drinking: { drinking: '1,2' },
  smoking: { smoking: '0' },
  'height from': { minHeight: '170' },
  'height range': { minHeight: '155', maxHeight: '160' },
  'age from': { minAge: '35' },
  'age range': { minAge: '24', maxAge: '26' },
  'review from': { minReview: '4.5' },
  'new faces': { newFace: '1' },
  favourites: { favorite: '1' },
  word: { words: '銀座' },
  'two words': { words: '銀座 日本酒' },
});
const COMBINATIONS = 20;

/** Some together: of the conditions the ones that a fixed step meets, the same in every run. */
const combinations = (single: readonly Query[]): Query[] =>
  Array.from({ length: COMBINATIONS }, (_, index) =>
    [1, 5, 11].map((step) => single[(index * step + step) % single.length]!).reduce(withMore),
  );

/** Not two bounds of the same thing, which might cross; what needs a day has the same one. */
const withMore = (all: Query, more: Query): Query =>
  Object.keys(more).some((name) => name !== 'day' && name in all) ? all : { ...all, ...more };

/** Each alone, and some together, by their names. */
function filtered(): (readonly [name: string, query: Query])[] {
  const single = Object.entries(conditions(addDays(TODAY, 3)));
  const together = combinations(single.map(([, query]) => query));
  return [...single, ...together.map((query) => [Object.keys(query).join(', '), query] as const)].map(
    ([name, query], index) => [name, { ...query, order: ORDERS[index % ORDERS.length]! }],
  );
}

/** What guests look for: every order, alone and with district, day, class, price and a word; and every other condition. */
function searches(districts: readonly string[]): Query[] {
  const usual = ORDERS.flatMap((order, row) =>
    districts.slice(0, DISTRICTS).flatMap((district, column) => {
      const day = addDays(TODAY, 1 + ((row + column) % 14));
      return [
        { order },
        { order, district },
        { order, day },
        { order, district, day },
        { order, castClass: 'PREMIUM' },
        { order, minPrice: '3000', maxPrice: '5000' },
        { order, words: '日本酒' },
      ];
    }),
  );
  return [...usual, ...filtered().map(([, query]) => query)];
}

export const searchCall = (authorization: string, query: Query): PreparedCall => ({
  method: 'GET',
  path: `/v1${searchRoutes.searchCasts.path}?${new URLSearchParams(query)}`,
  headers: { authorization },
});

/** The first page of each search, and of every second search the next page. Neighbours in the list have nothing in common. */
export async function searchCalls(
  url: string,
  authorization: string,
  districts: readonly string[],
): Promise<PreparedCall[]> {
  const calls: PreparedCall[] = [];
  for (const [index, query] of searches(districts).entries()) {
    const call = searchCall(authorization, query);
    calls.push(call);
    const page = JSON.parse(await send(url, call)) as { nextCursor: string | null };
    if (index % 2 === 1 && page.nextCursor !== null)
      calls.push(searchCall(authorization, { ...query, cursor: page.nextCursor }));
  }
  return calls;
}

export interface Asked {
  readonly name: string;
  readonly call: PreparedCall;
}

/** The first page of every condition alone, and of the combinations. */
export const askedFor = (authorization: string): Asked[] =>
  filtered().map(([name, query]) => ({ name, call: searchCall(authorization, query) }));

/** Beginnings of names, stores, districts and tags, one of them with a mistake, and what nobody has. */
const TYPED = [
  'あ',
  'みさ',
  'らう',
  'クラブ',
  '銀',
  '六本',
  '聞き',
  'ゴル',
  '日本酒',
  'ぎんざ',
  'みさkき',
  'zzz',
];

export const suggestionCalls = (authorization: string): PreparedCall[] =>
  TYPED.map((words) => ({
    method: 'GET',
    path: `/v1${searchRoutes.suggest.path}?${new URLSearchParams({ words })}`,
    headers: { authorization },
  }));
