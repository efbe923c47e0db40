import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AROUND } from './around.table.ja.ts';
import { BESIDE } from './beside.table.ja.ts';
import { evasion, numberInWords, rewritten } from './evasions.fixture.ts';
import { EVASIONS } from './evasions.table.ja.ts';
import { HARMLESS } from './harmless.table.ja.ts';
import { FIRST_TEXT_RULES, judgeText } from './index.ts';
import { NO_RIDDLES } from './no-riddles.table.ja.ts';
import { NUMBERS_IN_PARTS, PASSES_IN_PARTS } from './parts.table.ja.ts';
import { mobileOf, type Part } from './spread.ts';
import { RIDDLED } from './riddles.table.ja.ts';
import { ADDRESSES, EXCHANGES, NUMBERS } from './texts.table.ja.ts';
import { UNVEILED } from './unveiled.table.ja.ts';
import { VEILED } from './veiled.table.ja.ts';

const judge = (text: string, before: readonly string[] = []) =>
  judgeText(text, { place: 'CHAT', byCast: false, rules: FIRST_TEXT_RULES, before })?.kind ?? null;

test.each(Object.entries(EVASIONS))('%s', (_, texts) => {
  expect(texts.filter((text) => judge(text) !== 'CONTACT')).toEqual([]);
});

test('each way around has harmless neighbours in the same words', () => {
  const beside = { ...BESIDE, ...UNVEILED, ...NO_RIDDLES };
  const few = Object.keys({ ...AROUND, ...VEILED, ...RIDDLED }).filter(
    (way) => (beside[way] ?? []).length < 5,
  );
  expect(few).toEqual([]);
});

test('the table of contacts is long enough, and half of it passes', () => {
  const kinds = [NUMBERS, ADDRESSES, EXCHANGES, NUMBERS_IN_PARTS, ...Object.values(EVASIONS)];
  const stops = kinds.flat(1).length;
  const passes = HARMLESS.length + PASSES_IN_PARTS.length;
  expect(stops + passes).toBeGreaterThanOrEqual(1000);
  expect(passes).toBeGreaterThanOrEqual(stops);
});

test('each kind is found in whichever writing', () => {
  fc.assert(
    fc.property(
      evasion.chain((text) => fc.tuple(fc.constant(text), rewritten(text))),
      ([plain, text]) => {
        expect([plain, text, judge(text)]).toEqual([plain, text, 'CONTACT']);
      },
    ),
    { numRuns: 1500 },
  );
});

test('a number with words around its parts is found in one message and over several', () => {
  fc.assert(
    fc.property(numberInWords, (messages) => {
      expect([messages, judge(messages.join(' '))]).toEqual([messages, 'CONTACT']);
      expect([messages, judge(messages.at(-1)!, messages.slice(0, -1))]).toEqual([messages, 'CONTACT']);
    }),
    { numRuns: 500 },
  );
});

test('of harmless texts no writing is found', () => {
  const texts = HARMLESS.filter((row) => typeof row === 'string');
  fc.assert(
    fc.property(fc.constantFrom(...texts).chain(rewritten), (text) => {
      expect([text, judge(text) === 'CONTACT']).toEqual([text, false]);
    }),
    { numRuns: 1500 },
  );
});

test('of many parts each is looked at a few times', () => {
  let looks = 0;
  const many: Part[] = Array.from({ length: 1000 }, (_, at) => ({
    digits: String((at * 7) % 10),
    span: [at, at + 1],
  }));
  const counted = new Proxy(many, {
    get: (target, key, receiver) => {
      looks += 1;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  mobileOf(counted, 'うしろ 逆');
  expect(looks).toBeLessThan(50 * many.length);
});
