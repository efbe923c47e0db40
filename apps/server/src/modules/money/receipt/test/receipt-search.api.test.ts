import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { receiptRoutes } from '@yoimachi/contract/receipt';
import { signUpGuest, typed, useRewoundApp } from '../../../../test-support/index.ts';
import { searchReceipts } from '../search.store.ts';
import { purchased, refunded } from './support.ts';

const app = useRewoundApp();

async function issued(name: string, points: number) {
  const guest = await signUpGuest(app);
  const purchaseId = await purchased(app, guest, points);
  const body = { purchaseIds: [purchaseId], name, honorific: '様' as const };
  return { ...(await app.ok(receiptRoutes.issueReceipt, { body }, guest)), purchaseId };
}

const csv = async (...words: string[]) =>
  (await typed(app, 'receipts-csv', ...words, '--reason', '税務調査', '--operator', 'sato'))
    .trim()
    .split('\r\n');

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
  expect(await csv('--name', '髙橋')).toHaveLength(3);
  const [header, ...rows] = await csv('--from', '2026-11-21');
  expect(header).toContain('領収書番号,取引年月日,発行日,宛名');
  expect(rows[0]).toMatch(/^\d+,2026-11-21,2026-11-21,髙橋商店,様,12100,1100,12100,1100,T9000000000000,0,/);
  // A name cannot become a spreadsheet formula.
  expect(rows[1]).toContain(",'=SUM(A1),");
});

test('a name is corrected and a receipt printed again at the terminal, too', async () => {
  const receipt = await issued('高橋商点', 500);
  const typedBy = (name: string, ...words: string[]) =>
    typed(app, name, ...words, '--reason', 'お申し出のため', '--operator', 'sato');
  const words = [receipt.receiptId, '--name', '高橋商店', '--honorific'];
  await expect(typedBy('correctReceipt', ...words, '殿')).rejects.toThrow('--honorific');
  const next = receipt.number + 1;
  expect(await typedBy('correctReceipt', ...words, '様')).toContain(`number: ${next}`);
  await expect(typedBy('correctReceipt', ...words, '御中')).rejects.toThrow('RECEIPT_REPLACED');
  const [, row] = await csv('--name', '高橋商点');
  expect(row).toMatch(new RegExp(`,605,55,0,0,.*,605,55,${next},$`));
  const folder = mkdtempSync(join(tmpdir(), 'yoimachi-reprint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'void.pdf');
  await typedBy('reprintReceipt', receipt.receiptId, '--out', path);
  expect(readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-');
});

test('what is no day or amount is refused', async () => {
  await expect(csv('--from', '2026-02-30')).rejects.toThrow('is not a day');
  await expect(csv('--min', '-1')).rejects.toThrow('is not an amount');
});
