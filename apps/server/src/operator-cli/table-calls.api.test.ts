import { expect, test } from 'vitest';
import { adminRoutes } from '@yoimachi/contract/admin';
import { signUpGuest, typed, useRewoundApp } from '../test-support/index.ts';
import { callCommands } from './table-calls.ts';

const app = useRewoundApp({ config: { logLevel: 'silent' } });
const operator = (name: string, ...words: string[]) => typed(app, name, ...words, '--operator', 'tanaka');

test('every call has a command', () => {
  expect(callCommands.map(({ name }) => name)).toEqual(Object.keys(adminRoutes));
});

test('its usage is made of path, query and body, and of what each field takes', () => {
  const usage = (name: string) => callCommands.find((one) => one.name === name)!.usage.split(': ')[0];
  expect(usage('suspendAccount')).toBe(
    '<account-id|phone> --take-fee <true|false> [--category <TERMS|PAYMENT|TROUBLE|IDENTITY|OTHER>] --reason <text>',
  );
  expect(usage('addGift')).toBe('--name <text> --points <number> --picture <text>');
  expect(usage('createCoupon')).toContain('--total-limit <number|null>');
  expect(usage('listGifts')).toBe('');
  expect(usage('changeRole')).toMatch(/^<operator-id\|name> --role /);
  expect(usage('listReads')).toMatch(/^\[--operator-id <id\|name>] \[--account-id <id\|phone>] /);
  expect(usage('sendNewsPicture')).toBe('--file <path>');
  expect(usage('withholdingReport')).toBe('--month <text> --reason <text> --out <path>');
  expect(usage('reprintReceipt')).toBe('<receipt-id> --reason <text> --out <path>');
});

test('an act is made by its own name, kept in the audit, and answered', async () => {
  const { phone } = await signUpGuest(app);
  const words = [phone, '--take-fee', 'false', '--category', 'TROUBLE', '--reason', '本人の確認'];
  expect(await operator('suspendAccount', ...words)).toContain('endedBookings: 0');
  const { rows } = await app.app.pool.query('select call, outcome from operator_audit');
  expect(rows).toEqual([{ call: 'suspendAccount', outcome: 'DONE' }]);
});

test('numbers, yes and no, times of Tokyo, several and nothing are taken as they are typed', async () => {
  const words = [
    '--code',
    'YOIYOI',
    '--points',
    '400',
    '--name',
    '春',
    '--title',
    '春の特典',
    '--description',
    '説明',
  ];
  const times = ['--starts-at', '2026-11-21T10:00', '--ends-at', '2026-12-01T10:00', '--term-days', '30'];
  const whom = ['--total-limit', 'null', '--eligibility', 'ALL', '--guest-ids', '[]'];
  await operator('createCoupon', ...words, ...times, ...whom);
  const { rows } = await app.app.pool.query('select points, term_days, starts_at, total_limit from coupon');
  expect(rows).toEqual([
    { points: 400, term_days: 30, starts_at: new Date('2026-11-21T01:00:00Z'), total_limit: null },
  ]);
});

test('a list is a table with how many there are', async () => {
  const [head, ...rows] = (await operator('listGifts'))
    .split('\n')
    .filter((line) => /giftId|items/.test(line));
  expect(head).toMatch(/^giftId +name +points/);
  expect(rows.at(-1)).toMatch(/^\d+ items$/);
  await operator('addForbiddenWord', '--word', '花');
  await operator('addForbiddenWord', '--word', 'abcd');
  const words = (await operator('readTextRules')).split('\n').filter((line) => line.includes('tanaka'));
  // A full-width sign takes two columns.
  expect(words.map((line) => line.indexOf('tanaka')).toSorted((a, b) => a - b)).toEqual([5, 6]);
});

test('what is missing, unknown or refused is said', async () => {
  await expect(operator('addGift', '--name', '花')).rejects.toThrow('--points is missing or not understood.');
  await expect(operator('addGift', '--price', '3')).rejects.toThrow('--price is not known here.');
  await expect(operator('listGifts', 'all')).rejects.toThrow('all has no place here.');
  await expect(operator('removeGift', 'x')).rejects.toThrow('<gift-id> is missing or not understood.');
  await expect(operator('suspendAccount')).rejects.toThrow('Something is missing.');
  const nobody = [crypto.randomUUID(), '--take-fee', 'false', '--reason', '確認'];
  await expect(operator('suspendAccount', ...nobody)).rejects.toThrow(/^Refused: NOT_FOUND\. /);
});

test('calls finds them by a part of their names', async () => {
  const found = (await operator('calls', 'coupon')).split('\n');
  expect(found.some((line) => line.startsWith('endCoupon <code>: '))).toBe(true);
  expect(found.at(-1)).toMatch(/^\d+ calls$/);
});
