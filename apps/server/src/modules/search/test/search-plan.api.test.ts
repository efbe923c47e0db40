import { beforeAll, expect, it } from 'vitest';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { signUpGuest, useTestApp } from '../../../test-support/index.ts';
import { findCards, type SearchFilter } from '../search.store.ts';
import { explain } from './explain.ts';
import { fillWithCasts } from './many-casts.ts';

const PAGE = 21;
const test = useTestApp();
let guestId: string;
const tomorrow = () => addDays(dayOf(test.clock.now()), 1);

beforeAll(async () => {
  const started = performance.now();
  await fillWithCasts(test.db, tomorrow(), test.clock.now());
  guestId = (await signUpGuest(test)).userId;
  console.log('filled', performance.now() - started);
}, 120_000);

const cases: [string, (() => Partial<SearchFilter>)][] = [
  ['no filter', () => ({})],
  ['a district', () => ({ district: '銀座' })],
  ['rare class', () => ({ castClass: 'SUPER_PREMIUM' })],
  ['common class', () => ({ castClass: 'REGULAR' })],
  ['day', () => ({ needsSchedule: true })],
  ['late day', () => ({ needsSchedule: true, day: addDays(tomorrow(), 29) })],
  ['day+district', () => ({ needsSchedule: true, district: '銀座' })],
  ['late day+district', () => ({ needsSchedule: true, district: '銀座', day: addDays(tomorrow(), 29) })],
  ['price', () => ({ order: 'PRICE_LOW' })],
  ['price high', () => ({ order: 'PRICE_HIGH' })],
  ['price between', () => ({ minPrice: 3000, maxPrice: 3200 })],
  ['price between order', () => ({ minPrice: 7000, order: 'PRICE_LOW' })],
  ['price district', () => ({ district: '銀座', order: 'PRICE_HIGH' })],
  ['genre', () => ({ genre: 3 })],
  ['words', () => ({ words: ['日本酒'] })],
  ['2 words', () => ({ words: ['着物'] })],
  ['1 word', () => ({ words: ['酒'] })],
  ['2+3 word', () => ({ words: ['日本','酒が好'] })],
  ['common 2', () => ({ words: ['じめ'] })],
  ['none 2', () => ({ words: ['茸物'] })],
  ['common words', () => ({ words: ['はじめまして'] })],
  ['none', () => ({ words: ['ない言葉'] })],
  ['words name', () => ({ words: ['あや77'] })],
  ['words+district', () => ({ words: ['日本酒'], district: '銀座' })],
  ['review', () => ({ order: 'REVIEW' })],
  ['newest', () => ({ order: 'NEWEST' })],
];

it.each(cases)('%s', async (name, filter) => {
  for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
    const started = performance.now();
    const nodes = await explain(test.db, mode, (db) =>
      findCards(
        db,
        { guestId, day: tomorrow(), needsSchedule: false, words: [], order: 'RECOMMENDED', ...filter() },
        null,
        PAGE,
      ),
    );
    console.log(name, mode, Math.max(...nodes.map((n) => n.read)), Math.round(performance.now() - started) + 'ms', nodes.filter((n) => n.read > 200).map((n) => `${n.name} ${n.read}→${n.returned}`));
  }
  expect(1).toBe(1);
});
