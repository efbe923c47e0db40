import { readFile } from 'node:fs/promises';
import { formatDay } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { signIn } from './support/dev.ts';
import { LAST_MEETING, lastMeeting } from './support/demo.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from './support/people.ts';
import { expectAmount } from './support/points.ts';
import { expect, test } from './support/test.ts';

test('the history can be taken along, and each line says which points it took and leads to its booking', async ({
  page,
  request,
}) => {
  await signIn(page, DEMO_GUEST_PHONE, 1, '/guest/used-point-history');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSVで保存する' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('ポイント利用履歴.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF日時,種類,')).toBe(true);
  expect(text).toContain(',購入,');

  await page.getByRole('tab', { name: 'ご利用分' }).click();
  const { day, points } = await lastMeeting(request);
  await page
    .getByRole('button', { name: '利用確定' })
    .filter({ hasText: `${LAST_MEETING.cast}さん` })
    .filter({ hasText: formatDay(day) })
    .click();
  const sheet = page.getByRole('dialog');
  await expectAmount(sheet, '仮押さえ分からの減少', -points);
  await expect(sheet.getByRole('heading', { name: '対象のポイント' })).toBeVisible();
  const lots = sheet.getByRole('term').filter({ hasText: /償ポイント/ });
  const days = (await lots.allTextContents()).map((text) => /[\d/]+(?=まで)/.exec(text)![0]);
  expect(days, 'the points that expire first go first').toEqual(days.toSorted());
  const amounts = await lots.locator('xpath=following-sibling::dd').allTextContents();
  const sum = amounts.reduce((before, text) => before + Number(text.replaceAll(/\D/g, '')), 0);
  expect(sum).toBe(points);
  await expectCleanScreen(page, 'a line of the history');
  await sheet.getByRole('link', { name: '予約を見る' }).click();
  await expect(page.getByRole('heading', { name: '同伴予約の詳細' })).toBeVisible();
});

test('a cast sees what she earned by month, as a picture and as its table', async ({ page }) => {
  await signIn(page, DEMO_CAST_PHONE, 2, '/cast/point-history');
  await expect(page.getByRole('img', { name: '直近12か月の獲得ポイントの棒グラフ' })).toBeVisible();
  await page.getByText('月別の表を見る').click();
  await expect(page.getByRole('table', { name: '月別の獲得ポイント' }).getByRole('row')).toHaveCount(13);
  await expectCleanScreen(page, '/cast/point-history with its table');
});
