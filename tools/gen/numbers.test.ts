import { PURCHASE_MIN_POINTS } from '@yoimachi/domain/money';
import { expect, test } from 'vitest';
import { namedIn, numbersText, shown } from './numbers.ts';

test('a comment is of the constant right below it', () => {
  const text = `/**
 * Photos of a
 * profile.
 */
export const MAX_PHOTOS = 5;
// Centimetres.
export const HEIGHT_MIN_CM = 139;
export const HEIGHT_MAX_CM = 191;

export const BARE = 1;
export const lower = 2;
`;
  expect(namedIn(text)).toEqual([
    { name: 'MAX_PHOTOS', says: 'Photos of a profile.' },
    { name: 'HEIGHT_MIN_CM', says: 'Centimetres.' },
    { name: 'HEIGHT_MAX_CM', says: '' },
    { name: 'BARE', says: '' },
  ]);
});

test('numbers are shown as they are read, and nothing else is', () => {
  expect([shown(50), shown(1_000_000), shown({ dayBefore: 50, sameDay: 100 })]).toEqual([
    '50',
    '1,000,000',
    'dayBefore 50, sameDay 100',
  ]);
  const others = ['A', ['A'], { kind: 'A' }, {}, null, () => 1];
  expect(others.map(shown)).toEqual(others.map(() => null));
});

test('a number that stands in a door itself is one, too', async () => {
  expect(await numbersText()).toContain(`| \`PURCHASE_MIN_POINTS\` | ${PURCHASE_MIN_POINTS} |`);
});
