import { expect, it } from 'vitest';
import { complaintOf } from './ready.ts';

const GOOD = { version: 150_018, encoding: 'UTF8', characterType: 'C.UTF-8', knowsKanji: true };

it.each([
  GOOD,
  { ...GOOD, version: 180_004 },
  { ...GOOD, characterType: 'en_US.UTF-8' },
  { ...GOOD, characterType: 'ja_JP.utf8' },
])('a database that the product can work with: $version $characterType', (facts) => {
  expect(complaintOf(facts)).toBeNull();
});

it.each([
  ['PostgreSQL 15 or newer', { ...GOOD, version: 149_999 }],
  ['PostgreSQL 15 or newer', { ...GOOD, version: 90_624 }],
  ['encoding UTF8', { ...GOOD, encoding: 'LATIN1', knowsKanji: false }],
  ['encoding UTF8', { ...GOOD, encoding: 'SQL_ASCII', characterType: 'C', knowsKanji: false }],
  ['LC_CTYPE', { ...GOOD, characterType: 'C' }],
  ['LC_CTYPE', { ...GOOD, characterType: 'POSIX' }],
  ['LC_CTYPE', { ...GOOD, knowsKanji: false }],
])('one that is refused, in one sentence: %s', (reason, facts) => {
  const complaint = complaintOf(facts);
  expect(complaint).toContain(reason);
  expect(complaint).toMatch(/^The database must [^.]+(?:C\.UTF-8[^.]+)?\.$/);
});
