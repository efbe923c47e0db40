import type { APIRequestContext, Page } from '@playwright/test';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { profileRoutes } from '@yoimachi/contract/profile';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import { addDays, dayOf, type Day } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { productNow, signIn, tokenOf } from './support/dev.ts';
import { guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** A demo cast no other test asks that far ahead. */
const CAST_PHONE = '09000000103';
const AHEAD_DAYS = 33;
const source = {
  fromMinute: 18 * 60,
  toMinute: 20 * 60,
  workMinute: 25 * 60,
  workingBar: 'ラウンジ 灯',
  cantJoinAlone: false,
};

/** Three free days in one month, the first at least 33 days ahead. */
async function freeDays(request: APIRequestContext, token: string): Promise<[Day, Day, Day]> {
  const from = addDays(dayOf(await productNow(request)), AHEAD_DAYS);
  const to = addDays(from, 60 - AHEAD_DAYS);
  const { schedules } = await callApi(request, scheduleRoutes.listSchedules, { token, query: { from, to } });
  const taken = new Set(schedules.map(({ day }) => day));
  const free = Array.from({ length: 28 }, (_, index) => addDays(from, index)).filter(
    (day) => day <= to && !taken.has(day),
  );
  for (const day of free) {
    const [second, third] = free.filter((other) => other > day && other.slice(0, 7) === day.slice(0, 7));
    if (second && third) return [day, second, third];
  }
  throw new Error('The demo cast has no three free days');
}

/** A guest requests 17:00 to 18:00 of the cast. */
async function ask(request: APIRequestContext, token: string, day: Day): Promise<string> {
  const guest = await guestWith(request, { points: 50_000 });
  const { userId: castId } = await callApi(request, profileRoutes.castHome, { token });
  const params = { castId };
  const { price30, price15 } = await callApi(request, searchRoutes.getCast, { token: guest.token, params });
  await callApi(request, guestBookingRoutes.requestBooking, {
    token: guest.token,
    body: {
      day,
      startMinute: 17 * 60,
      endMinute: 18 * 60,
      guestCount: 1,
      casts: [{ castId, scheduleVersion: 1, price30, price15 }],
      clientRequestId: crypto.randomUUID(),
      place: '銀座駅 A3出口',
    },
  });
  return guest.nickname;
}

const nameOf = (day: Day) => new RegExp(`${Number(day.slice(5, 7))}月\\s*${Number(day.slice(8))}\\s*日`);
const dayButton = (page: Page, day: Day) =>
  page.getByRole('table').getByRole('button', { name: nameOf(day) });

async function turnTo(page: Page, day: Day): Promise<void> {
  const caption = `${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月`;
  await expect(async () => {
    if (await page.getByText(caption).isVisible()) return;
    await page.getByRole('button', { name: '次の月' }).click();
    expect(await page.getByText(caption).isVisible()).toBe(true);
  }).toPass();
}

test('a cast sees a request on its day, and copies an evening over it after being told', async ({
  page,
  request,
}) => {
  const token = await tokenOf(request, CAST_PHONE, 2);
  const [model, asked, free] = await freeDays(request, token);
  const create = (day: Day, change: object = {}) =>
    callApi(request, scheduleRoutes.createSchedule, { token, body: { day, ...source, ...change } });
  await create(model);
  await create(asked, { fromMinute: 17 * 60 });
  const nickname = await ask(request, token, asked);

  await signIn(page, CAST_PHONE, 2, '/cast/setting/setting-schedule');
  await turnTo(page, asked);
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
  const copies = schedules.filter(({ day }) => day === asked || day === free);
  expect(copies).toMatchObject([source, source]);
  expect(copies.every(({ requests }) => requests.length === 0)).toBe(true);
});

test('a cast registers a day past its errors, and changes and deletes it after being told', async ({
  page,
  request,
}) => {
  const token = await tokenOf(request, CAST_PHONE, 2);
  const [day] = await freeDays(request, token);
  await signIn(page, CAST_PHONE, 2, '/cast/setting/setting-schedule');
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

  const nickname = await ask(request, token, day);
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
