import { readFile } from 'node:fs/promises';
import { expectCleanScreen } from './axe.ts';
import { signIn } from './support/dev.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('each line of the history says which points it took and leads to its booking', async ({ page }) => {
  await signIn(page, DEMO_GUEST_PHONE, 1, '/guest/used-point-history');
  await page.getByRole('tab', { name: 'ご利用分' }).click();
  await page.getByRole('button', { name: '利用確定' }).first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('対象のポイント')).toBeVisible();
  await expect(sheet.getByText('有償ポイント').first()).toBeVisible();
  await expectCleanScreen(page, 'a line of the history');
  await sheet.getByRole('link', { name: '予約を見る' }).click();
  await expect(page.getByRole('heading', { name: '同伴予約の詳細' })).toBeVisible();
});

test('the history can be taken along as a file', async ({ page }) => {
  await signIn(page, DEMO_GUEST_PHONE, 1, '/guest/used-point-history');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSVで保存する' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('ポイント利用履歴.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF日時,種類,')).toBe(true);
  expect(text).toContain(',購入,');
});

test('a cast sees what she earned by month, as a picture and as its table', async ({ page }) => {
  await signIn(page, DEMO_CAST_PHONE, 2, '/cast/point-history');
  await expect(page.getByRole('img', { name: '直近12か月の獲得ポイントの棒グラフ' })).toBeVisible();
  await page.getByText('月別の表を見る').click();
  await expect(page.getByRole('table', { name: '月別の獲得ポイント' }).getByRole('row')).toHaveCount(13);
  await expectCleanScreen(page, '/cast/point-history with its table');
});
