import { expect, test } from 'vitest';
import { unknownBreakpoints } from './breakpoints.ts';

const planted = (text: string, path = 'apps/admin/src/features/ledger/planted.tsx') =>
  unknownBreakpoints([{ path, text }]);

test.each([
  '<div className="grid sm:grid-cols-2">',
  "cx('p-2', 'xl:p-4')",
  '<p className="max-md:hidden">',
  '<div className="2xl:grid-cols-[1fr_2fr]">',
  '<p className="min-[360px]:inline">',
  '<p className="hidden max-[410px]:sr-only">',
])('a width that is none is caught: %s', (line) => {
  expect(planted(line)).toHaveLength(1);
});

test.each([
  '<div className="grid tablet:grid-cols-2 desktop:p-4 max-office:hidden min-[1400px]:p-2">',
  '<p className="min-[390px]:inline max-[389px]:sr-only min-[320px]:p-1 min-[431px]:p-2">',
  "  sm: ['text-sm', 'text-2xs'],",
  '<Points size="sm" />',
])('what is none passes: %s', (line) => {
  expect(planted(line)).toEqual([]);
});
