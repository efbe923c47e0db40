import { expect, test } from 'vitest';
import { receiptRoutes } from '@yoimachi/contract/receipt';
import { signUpGuest, typed, useTestApp } from '../../../../test-support/index.ts';
import { searchReceipts } from '../search.store.ts';
import { purchased, refunded } from './support.ts';

const app = useTestApp();

async function issued(name: string, points: number) {
  const guest = await signUpGuest(app);
  const purchaseId = await purchased(app, guest, points);
  const body = { purchaseIds: [purchaseId], name, honorific: '様' as const };
  return { ...(await app.ok(receiptRoutes.issueReceipt, { body }, guest)), purchaseId };
}

/** What the command writes. */
const run = async (...words: string[]) =>
  `${await typed(app, 'receipts', ...words, '--reason', '税務調査', '--operator', 'sato')}\n`;

test('receipts are found by day, amount and name, in ranges and together', async () => {
  const first = await issued('髙橋商店', 500);
  await app.moveBy(24 * 60);
  const second = await issued('髙橋商店', 10_000);
  const third = await issued('=SUM(A1)', 10_000);
  const found = async (search: Parameters<typeof searchReceipts>[1]) =>
    (await searchReceipts(app.db, search, 10)).map(({ number }) => number);
  expect(await found({})).toEqual([first.number, second.number, third.number]);
  expect(await found({ to: '2026-11-20' })).toEqual([first.number]);
  expect(await found({ from: '2026-11-21', to: '2026-11-21' })).toEqual([second.number, third.number]);
  expect(await found({ minYen: 605, maxYen: 605 })).toEqual([first.number]);
  expect(await found({ name: '髙橋' })).toEqual([first.number, second.number]);
  expect(await found({ name: '髙橋', from: '2026-11-21', minYen: 12_100 })).toEqual([second.number]);
  expect(await found({ name: '%' })).toEqual([]);

  await refunded(app, { purchaseId: second.purchaseId, points: 10_000, amountYen: 12_100 });
  expect(await run('--name', '髙橋')).toBe(
    `${first.number}  2026-11-20  605 yen (tax 55)  髙橋商店 様\n` +
      `${second.number}  2026-11-21  12100 yen (tax 1100, returned 12100)  髙橋商店 様\n2 receipts\n`,
  );
  const [header, ...rows] = (await run('--from', '2026-11-21', '--csv')).trim().split('\r\n');
  expect(header).toContain('領収書番号,取引年月日,発行日,宛名');
  expect(rows[0]).toMatch(/^\d+,2026-11-21,2026-11-21,髙橋商店,様,12100,1100,12100,1100,T9000000000000,0,/);
  // A name cannot become a spreadsheet formula.
  expect(rows[1]).toContain(",'=SUM(A1),");
});

test('what is no day or amount is refused', async () => {
  await expect(run('--from', '2026-02-30')).rejects.toThrow('is not a day');
  await expect(run('--min', '-1')).rejects.toThrow('is not an amount');
});
