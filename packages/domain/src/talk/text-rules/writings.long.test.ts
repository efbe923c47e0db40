import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_TEXT_RULES, judgeText } from './index.ts';
import { harmlessNumbers, hiddenNumber } from './writings.fixture.ts';

const RUNS = Number(process.env['RUNS'] ?? 300_000);
const found = (text: string) =>
  judgeText(text, { place: 'CHAT', byCast: true, rules: FIRST_TEXT_RULES })?.found;

test(
  'a mobile number is found in any mixture of digits and signs, alone and in a sentence',
  { timeout: 1_800_000 },
  () => {
    fc.assert(
      fc.property(hiddenNumber, fc.constantFrom('', 'よろしくね。', '19:00に '), (number, before) => {
        expect([before + number, found(before + number) !== undefined]).toEqual([before + number, true]);
      }),
      { numRuns: RUNS },
    );
  },
);

test('times, days, sums, addresses and other numbers of an evening pass', { timeout: 1_800_000 }, () => {
  fc.assert(
    fc.property(harmlessNumbers, (text) => {
      expect([text, found(text)]).toEqual([text, undefined]);
    }),
    { numRuns: RUNS },
  );
});
