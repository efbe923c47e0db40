import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { readPdf } from '../apps/server/src/test-support/read-pdf.ts';
import { expectCleanScreen } from './axe.ts';
import { signIn } from './support/dev.ts';
import { buyPoints, guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** The text of a downloaded PDF. */
async function wordsOf(download: Download): Promise<string> {
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  return (await readPdf(bytes)).replaceAll('\n', '');
}

async function downloadBy(page: Page, name: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return download;
}

test('two purchases of a day become one receipt, whose PDF opens; the second one says 再発行', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request, { points: 507 });
  await buyPoints(request, guest, 10_000);
  await signIn(page, guest.phone, 1, '/guest/my-profile');
  await page.getByRole('link', { name: '領収書の発行' }).click();
  await page.getByRole('checkbox', { name: 'ポイント購入 507P' }).check();
  await page.getByRole('checkbox', { name: 'ポイント購入 10,000P' }).check();
  await page.getByRole('button', { name: '領収書を発行する' }).click();
  await expect(page.getByText('宛名を入力してください。')).toBeVisible();
  await page.getByLabel('宛名').fill('𠮷野家 髙橋');
  await page.getByRole('radio', { name: '御中' }).check();
  await expect(page.getByText('うち消費税等（10%）1,155円')).toBeVisible();
  await expectCleanScreen(page, 'issue a receipt');
  await page.getByRole('button', { name: '領収書を発行する' }).click();

  await expect(page.getByRole('heading', { name: '領収書の発行履歴' })).toBeVisible();
  await expect(page.getByText('𠮷野家 髙橋 御中')).toBeVisible();
  await expectCleanScreen(page, 'receipts');
  const original = await downloadBy(page, 'PDFをダウンロード');
  expect(original.suggestedFilename()).toMatch(/^領収書_\d{8}\.pdf$/);
  const words = await wordsOf(original);
  for (const part of ['𠮷野家 髙橋 御中', '¥12,713-', 'ポイント購入 10,000P', '1,155円', '登録番号'])
    expect(words).toContain(part);
  expect(words).not.toContain('再発行');
  expect(await wordsOf(await downloadBy(page, '再発行する（PDF）'))).toContain('再発行');
});
