import { describe, expect, test } from 'vitest';
import { FIRST_TEXT_RULES, judgeText, type TextKind } from './index.ts';
import { HARMLESS } from './harmless.table.ja.ts';
import { ADDRESSES, CASH_TALK, EXCHANGES, NUMBERS, PRESSING, type Row } from './texts.table.ja.ts';

const judged = (row: Row, byCast: boolean) => {
  const [text, place] = typeof row === 'string' ? ([row, 'CHAT'] as const) : row;
  return judgeText(text, { place, byCast, rules: FIRST_TEXT_RULES });
};
const stopped = (rows: readonly Row[], kind: TextKind) =>
  rows.filter((row) => judged(row, false)?.kind !== kind);

describe('texts that are stopped', () => {
  test('numbers', () => expect(stopped(NUMBERS, 'CONTACT')).toEqual([]));
  test('addresses', () => expect(stopped(ADDRESSES, 'CONTACT')).toEqual([]));
  test('exchanges', () => expect(stopped(EXCHANGES, 'CONTACT')).toEqual([]));
  test('cash', () => expect(stopped(CASH_TALK, 'CASH')).toEqual([]));
});

test('a cast is warned of a message that presses, nobody else, and nowhere else', () => {
  expect(PRESSING.filter((text) => judged(text, true)?.kind !== 'PRESSURE')).toEqual([]);
  expect(PRESSING.filter((text) => judged(text, true)?.action !== 'WARN')).toEqual([]);
  expect(PRESSING.filter((text) => judged(text, false) !== null)).toEqual([]);
  expect(PRESSING.filter((text) => judged([text, 'PROFILE'], true) !== null)).toEqual([]);
});

test('texts that pass', () => {
  const found = HARMLESS.flatMap((row) => {
    const verdict = judged(row, true);
    return verdict ? [[row, verdict.kind, verdict.found]] : [];
  });
  expect(found).toEqual([]);
});

test('the table is long enough, and half of it passes', () => {
  const stops = NUMBERS.length + ADDRESSES.length + EXCHANGES.length + CASH_TALK.length + PRESSING.length;
  expect(stops + HARMLESS.length).toBeGreaterThanOrEqual(300);
  expect(HARMLESS.length).toBeGreaterThanOrEqual(stops * 0.8);
});
