import { addDays, dayOf } from '@yoimachi/domain/time';
import { START_ISO } from './database.ts';
import type { PreparedCall } from './protocol.ts';
import { searchCall } from './search-calls.ts';

/** What most guests ask for, each by itself: calls of one form, which differ in their values. */
export interface SimpleSearch {
  readonly name: string;
  readonly calls: readonly PreparedCall[];
}

const DISTRICTS = 6;

/** The mix hides them: half of it is dear in the database, where these spend most of their time in the product's own process. */
export function simpleSearches(authorization: string, districts: readonly string[]): SimpleSearch[] {
  const usual = districts.slice(0, DISTRICTS);
  const days = usual.map((_, index) => addDays(dayOf(new Date(START_ISO)), index + 1));
  const of = (name: string, queries: readonly Readonly<Record<string, string>>[]): SimpleSearch => ({
    name,
    calls: queries.map((query) => searchCall(authorization, query)),
  });
  const order = 'RECOMMENDED';
  return [
    of(
      'a district by price',
      usual.map((district) => ({ order: 'PRICE_LOW', district })),
    ),
    of(
      'a district, recommended',
      usual.map((district) => ({ order, district })),
    ),
    of(
      'a district on a day',
      usual.map((district, index) => ({ order, district, day: days[index]! })),
    ),
    of(
      'a word',
      ['日本酒', '銀座', 'ゴルフ'].map((words) => ({ order, words })),
    ),
    of(
      'a tag',
      ['聞き上手', '着物', '英語'].map((tags) => ({ order, tags })),
    ),
    of(
      'height and age on a day',
      days.map((day) => ({ order, day, minHeight: '160', minAge: '25' })),
    ),
  ];
}
