import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { receiptRoutes } from '@yoimachi/contract/receipt';
import { signUpCast, signUpGuest, useRewoundApp, type Person } from '../../../../test-support/index.ts';
import { readPdf } from '../../../../test-support/read-pdf.ts';
import { issue, purchased } from './support.ts';

const app = useRewoundApp();
const fetchFile = (receiptId: string, guest: Person) =>
  app.ok(receiptRoutes.exportReceipt, { query: { receiptId } }, guest);

async function receiptFor(name: string, ...points: number[]) {
  const guest = await signUpGuest(app);
  const purchaseIds: string[] = [];
  for (const amount of points) purchaseIds.push(await purchased(app, guest, amount));
  const body = { purchaseIds, name, honorific: '様' as const };
  return { guest, receipt: await app.ok(receiptRoutes.issueReceipt, { body }, guest) };
}

test('the PDF says everything a qualified invoice has to, rare kanji included', async () => {
  const { guest, receipt } = await receiptFor('髙橋 𠮷野家 﨑山🎉', 507, 507, 507);
  const { bytes, fileName } = await fetchFile(receipt.receiptId, guest);
  const number = String(receipt.number).padStart(8, '0');
  expect(fileName).toBe(`領収書_${number}.pdf`);
  const text = (await readPdf(bytes)).replace(/\n+/g, ' ').replace(/\s+/g, ' ');
  for (const words of [
    '領 収 書',
    `No. ${number}`,
    '発行日 2026年11月20日',
    '髙橋 𠮷野家 﨑山 様',
    '¥1,839-',
    '但し ポイント購入代として、上記の金額を正に領収いたしました。',
    '取引年月日 2026年11月20日',
    'お支払い方法 クレジットカード払い',
    '宵待ち運営事務局（見本）',
    '東京都中央区見本町0丁目0番0号（見本）',
    '登録番号 T9000000000000',
    'ポイント購入 507P 10% 613円',
    '合計（税込） 1,839円',
    '10%対象（税込） 1,839円',
    'うち消費税等（10%） 167円',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('再発行');
  expect(text.match(/ポイント購入 507P/g)).toHaveLength(3);
});

test('printing again says so, under the same number, and each copy stays the same bytes', async () => {
  const { guest, receipt } = await receiptFor('山田太郎', 500);
  const original = await fetchFile(receipt.receiptId, guest);
  await app.moveBy(24 * 60);
  const second = await fetchFile(receipt.receiptId, guest);
  const third = await fetchFile(receipt.receiptId, guest);
  const text = await readPdf(second.bytes);
  expect(text).toContain('再発行');
  expect(text).toContain(`No. ${String(receipt.number).padStart(8, '0')}`);
  expect(third.bytes).toEqual(second.bytes);
  expect(second.bytes).not.toEqual(original.bytes);
  const { items } = await app.ok(receiptRoutes.listReceipts, {}, guest);
  expect(items[0]).toMatchObject({ isExported: true });
});

test('the original is stored without being fetched, with its hash, and is what is handed out later', async () => {
  const { guest, receipt } = await receiptFor('山田太郎', 500);
  await app.work();
  const stored = await app.db
    .selectFrom('receipt_file')
    .selectAll()
    .where('receipt_id', '=', receipt.receiptId)
    .executeTakeFirstOrThrow();
  expect(stored.copy).toBe('ORIGINAL');
  expect(stored.sha256).toEqual(createHash('sha256').update(stored.bytes).digest());
  const { bytes } = await fetchFile(receipt.receiptId, guest);
  expect(Buffer.from(bytes)).toEqual(stored.bytes);
});

test('of many who fetch it at the same moment one gets the original', async () => {
  const { guest, receipt } = await receiptFor('山田太郎', 500);
  const files = await Promise.all(Array.from({ length: 8 }, () => fetchFile(receipt.receiptId, guest)));
  const texts = await Promise.all(files.map(({ bytes }) => readPdf(bytes)));
  expect(texts.filter((text) => !text.includes('再発行'))).toHaveLength(1);
  const copies = await app.db
    .selectFrom('receipt_file')
    .select('copy')
    .where('receipt_id', '=', receipt.receiptId)
    .execute();
  expect(copies.map(({ copy }) => copy).sort()).toEqual(['ORIGINAL', 'REISSUE']);
});

test('nobody else gets it', async () => {
  const guest = await signUpGuest(app);
  const { receiptId } = await issue(app, guest, await purchased(app, guest, 500));
  const query = { receiptId };
  const ask = (as?: Person) => app.call(receiptRoutes.exportReceipt, { query }, as);
  expect(await ask(await signUpGuest(app))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(await ask(await signUpCast(app))).toMatchObject({ status: 403 });
  expect(await ask()).toMatchObject({ status: 401 });
  expect(
    await app.db.selectFrom('receipt_export').select('id').where('receipt_id', '=', receiptId).execute(),
  ).toEqual([]);
});

test('twenty lines with a name of fifty characters are one page', async () => {
  const { guest, receipt } = await receiptFor(
    '𠮷'.repeat(50),
    ...Array.from({ length: 20 }, () => 1_000_000),
  );
  const text = await readPdf((await fetchFile(receipt.receiptId, guest)).bytes);
  expect(text).toContain('𠮷'.repeat(50));
  expect(text).toContain('¥24,200,000-');
  expect(text.match(/1,000,000P/g)).toHaveLength(20);
  expect(receipt.taxYen).toBe(2_200_000);
});
