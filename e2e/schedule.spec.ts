import type { APIRequestContext, Page } from '@playwright/test';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { addDays, dayOf, daysBetween, type Day } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { askFor, castWith, type OpenCast } from './support/casts.ts';
import { productNow, signIn } from './support/dev.ts';
import { guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

const source = {
  fromMinute: 18 * 60,
  toMinute: 20 * 60,
  workMinute: 25 * 60,
  workingBar: 'ラウンジ 灯',
  cantJoinAlone: false,
};

/** The first days of the next month, on which she has nothing. */
async function freeDays(request: APIRequestContext) {
  const today = dayOf(await productNow(request));
  const first = firstOfNextMonth(today);
  const inDays = daysBetween(today, first);
  for (const later of [2, 1]) await castWith(request, { open: null, inDays: inDays + later });
  const cast = await castWith(request, { open: null, inDays });
  return { cast, first, second: addDays(first, 1), third: addDays(first, 2), inDays };
}

function firstOfNextMonth(today: Day): Day {
  const later = addDays(today, 31);
  return addDays(later, 1 - Number(later.slice(8)));
}

/** A guest requests 17:00 to 18:00 of a day of hers. */
async function ask(request: APIRequestContext, cast: OpenCast, day: Day): Promise<string> {
  const guest = await guestWith(request, { points: 50_000 });
  await askFor(request, guest, [{ ...cast, day, scheduleVersion: 1 }], { startMinute: 17 * 60 });
  return guest.nickname;
}

function nameOf(day: Day): RegExp {
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8))];
  return new RegExp(`${month}月\\s*${date}\\s*日|${month}/\\s*${date}\\s*（`);
}
const dayButton = (page: Page, day: Day) =>
  page.getByRole('table').getByRole('button', { name: nameOf(day) });

/** Her calendar, turned to the month of a day of the next month: near the end of this one it opens there. */
async function turnTo(page: Page, day: Day): Promise<void> {
  const month = page.getByText(`${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月`);
  const [year, at] = (await page.getByText(/^\d+年\d+月$/).innerText()).split(/\D/).map(Number);
  if (year !== Number(day.slice(0, 4)) || at !== Number(day.slice(5, 7)))
    await page.getByRole('button', { name: '次の月' }).click();
  await expect(month).toBeVisible();
}

test('a cast sees a request on its day, and copies an evening over it after being told', async ({
  page,
  request,
}) => {
  const { cast, inDays, first: model, second: asked, third: free } = await freeDays(request);
  const { token } = cast;
  await callApi(request, scheduleRoutes.createSchedule, { token, body: { day: model, ...source } });
  await castWith(request, { open: '17:00–20:00', inDays: inDays + 1 });
  const nickname = await ask(request, cast, asked);

  await signIn(page, cast.phone, 2, '/cast/setting/setting-schedule');
  await turnTo(page, asked);
  const row = page
    .getByRole('button', { name: 'のスケジュールを編集する' })
    .filter({ hasText: 'リクエスト' });
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    expect((await row.boundingBox())?.height, `in one line at ${width} px`).toBeLessThan(64);
  }
  await dayButton(page, asked).filter({ hasText: 'リクエスト' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('link', { name: new RegExp(`17:00 – 18:00.*${nickname}`) })).toBeVisible();
  await sheet.getByLabel('開始', { exact: true }).selectOption('18:00');
  await expect(sheet.getByText('返信待ちのリクエスト1件をお断りすることになります。')).toBeVisible();
  await expectCleanScreen(page, 'a day with a request');
  await sheet.getByRole('button', { name: '閉じる' }).click();

  await dayButton(page, model).filter({ hasText: '受付中' }).click();
  await expect(sheet.getByLabel('出勤予定時間')).toHaveValue('1500');
  await sheet.getByRole('link', { name: 'ほかの日にコピーする' }).click();
  await dayButton(page, asked).click();
  await dayButton(page, free).click();
  await expectCleanScreen(page, 'days to copy to');
  await page.getByRole('button', { name: '2日分コピーする' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('返信待ちのリクエスト1件をお断りすることになります。')).toBeVisible();
  await dialog.getByRole('button', { name: 'お断りしてコピー' }).click();
  await expect(page.getByText('2日分コピーしました')).toBeVisible();

  const query = { from: asked, to: free };
  const { schedules } = await callApi(request, scheduleRoutes.listSchedules, { token, query });
  expect(schedules).toMatchObject([
    { ...source, day: asked, requests: [] },
    { ...source, day: free, requests: [] },
  ]);
});

test('a cast registers a day past its errors, and changes and deletes it after being told', async ({
  page,
  request,
}) => {
  const { cast, first: day } = await freeDays(request);
  const { token } = cast;
  await signIn(page, cast.phone, 2, '/cast/setting/setting-schedule');
  await turnTo(page, day);
  await dayButton(page, day).click();
  const sheet = page.getByRole('dialog');
  const time = (label: string) => sheet.getByLabel(label, { exact: true });

  await time('開始').selectOption('17:00');
  await time('終了').selectOption('16:00');
  await time('出勤予定時間').selectOption('21:00');
  await expect(sheet.getByText('45分以上の時間を設定してください。')).toBeVisible();
  await time('終了').selectOption('21:00');
  await expect(sheet.getByText('終了時刻と出勤予定時間が重なっています。')).toBeVisible();
  await sheet.getByLabel('出勤店舗').fill('');
  await sheet.getByRole('button', { name: '登録する' }).click();
  await expect(sheet.getByText('出勤店舗を入力してください。')).toBeVisible();
  await expectCleanScreen(page, 'a day with its errors');
  await sheet.getByRole('button', { name: '終了を20:45に変更する' }).click();
  await sheet.getByLabel('出勤店舗').fill('Bar 🌙 灯');
  await sheet.getByRole('button', { name: '登録する' }).click();
  await expect(page.getByText('保存しました')).toBeVisible();

  const nickname = await ask(request, cast, day);
  await page.reload();
  await turnTo(page, day);
  await dayButton(page, day).filter({ hasText: 'リクエスト' }).click();
  await expect(sheet.getByLabel('出勤店舗')).toHaveValue('Bar 🌙 灯');
  await time('出勤予定時間').selectOption('25:00');
  await sheet.getByRole('button', { name: '保存する' }).click();
  await expect(sheet).toBeHidden();

  await dayButton(page, day).click();
  await time('開始').selectOption('18:00');
  await sheet.getByRole('button', { name: '保存する' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('返信待ちのリクエスト1件をお断りすることになります。')).toBeVisible();
  await expect(dialog.getByText(`17:00 – 18:00 ${nickname}さん`)).toBeVisible();
  await expectCleanScreen(page, 'a change that refuses a request');
  await dialog.getByRole('button', { name: '戻る' }).click();
  await time('開始').selectOption('17:00');
  await sheet.getByRole('button', { name: '削除する' }).click();
  await expect(dialog.getByText('返信待ちのリクエスト1件をお断りすることになります。')).toBeVisible();
  await dialog.getByRole('button', { name: '削除する' }).click();
  await expect(page.getByText('削除しました')).toBeVisible();

  const query = { from: day, to: day };
  expect(await callApi(request, scheduleRoutes.listSchedules, { token, query })).toEqual({ schedules: [] });
});
