import { billingRoutes } from '@yoimachi/contract/billing';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { pointsRoutes } from '@yoimachi/contract/points';
import type { APIRequestContext } from '@playwright/test';
import { callApi } from './support/api.ts';
import { findOpenEvening } from './support/casts.ts';
import { openRequestSheet, sendButton } from './support/guest.ts';
import { buyPoints, giveCard, guestWith, type NewGuest } from './support/people.ts';
import { expect, test } from './support/test.ts';

const SENT = 'リクエストを送信しました';

const bookingsOf = async (request: APIRequestContext, { token }: NewGuest) =>
  (await callApi(request, guestBookingRoutes.listGuestBookings, { token })).items;

const balanceOf = async (request: APIRequestContext, { token }: NewGuest) =>
  (await callApi(request, pointsRoutes.userPoint, { token })).document.currentPoint;

test('points that lack lead to the purchase and back to what was typed', async ({ page, request }) => {
  const guest = await guestWith(request);
  await giveCard(request, guest);
  await buyPoints(request, guest, 500);
  const { cast, day, fromMinute } = await findOpenEvening(request, guest);
  const sheet = await openRequestSheet(page, guest.phone, cast.castId, day);
  const start = sheet.getByRole('radio').nth(1);
  await start.check();
  await sheet.getByRole('button', { name: '時間を増やす' }).click();
  await sheet.getByLabel('待ち合わせ場所').fill('銀座駅 A3出口');
  await expect(sheet.getByText('不足分は登録カードで仮押さえします。')).toBeVisible();
  await sheet.getByRole('button', { name: 'ポイントを購入する' }).click();

  await page.getByLabel('ポイント数を指定する').fill('30000');
  await page.getByRole('button', { name: '内容を確認する' }).click();
  await page.getByRole('button', { name: 'この内容で購入する' }).click();
  await expect(page.getByText('購入が完了しました')).toBeVisible();
  await page.getByRole('button', { name: 'リクエストの入力に戻る' }).click();

  await expect(sheet.getByLabel('待ち合わせ場所')).toHaveValue('銀座駅 A3出口');
  await expect(start).toBeChecked();
  await expect(sheet.getByText('75分')).toBeVisible();
  await sendButton(sheet).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  const [booking] = await bookingsOf(request, guest);
  expect(booking).toMatchObject({ startMinute: fromMinute + 15, endMinute: fromMinute + 90 });
});

test('a double tap sends one request and holds the points once', async ({ page, request }) => {
  const guest = await guestWith(request, { points: 50_000 });
  const { cast, day } = await findOpenEvening(request, guest);
  const sheet = await openRequestSheet(page, guest.phone, cast.castId, day);
  await sheet.getByLabel('待ち合わせ場所').fill('銀座駅 A3出口');
  await sendButton(sheet).dblclick();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  const bookings = await bookingsOf(request, guest);
  expect(bookings).toHaveLength(1);
  expect(await balanceOf(request, guest)).toBe(50_000 - bookings[0]!.requiredPoints);
});

test('a lost network is told, keeps what was typed, and loses nothing', async ({
  page,
  request,
  context,
}) => {
  const guest = await guestWith(request, { points: 50_000 });
  const { cast, day } = await findOpenEvening(request, guest);
  const sheet = await openRequestSheet(page, guest.phone, cast.castId, day);
  await sheet.getByLabel('待ち合わせ場所').fill('有楽町駅 中央口');
  await expect(sendButton(sheet)).toBeEnabled();
  await context.setOffline(true);
  await sendButton(sheet).click();
  await expect(
    page.getByRole('status').getByText('通信エラーが発生しました。通信環境をご確認ください。'),
  ).toBeVisible();
  await expect(sheet.getByRole('button', { name: '再試行する' })).toHaveCount(0);
  await expect(sheet.getByLabel('待ち合わせ場所')).toHaveValue('有楽町駅 中央口');
  await context.setOffline(false);
  await sendButton(sheet).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  expect(await bookingsOf(request, guest)).toHaveLength(1);
});

test('what is left to be mended is told at its field', async ({ page, request }) => {
  const guest = await guestWith(request, { points: 50_000 });
  const { cast, day } = await findOpenEvening(request, guest);
  const sheet = await openRequestSheet(page, guest.phone, cast.castId, day);
  await expect(sheet.getByRole('heading', { name: /さんに同伴をリクエスト$/, level: 2 })).toBeVisible();
  await sendButton(sheet).click();
  await expect(sheet.getByText('待ち合わせ場所を入力してください。')).toBeVisible();
  await sheet.getByLabel('待ち合わせ場所').fill('キャストの自宅');
  await expect(
    sheet.getByText('待ち合わせ場所は、飲食店や駅などの公共の場所を入力してください。'),
  ).toBeVisible();
  expect(await bookingsOf(request, guest)).toHaveLength(0);
});

test('without a card there is a way to register one instead of the button', async ({ page, request }) => {
  const guest = await guestWith(request);
  const { cast, day } = await findOpenEvening(request, guest);
  const sheet = await openRequestSheet(page, guest.phone, cast.castId, day);
  await expect(
    sheet.getByText('リクエストには、クレジットカードの登録（年齢確認）が必要です。'),
  ).toBeVisible();
  await sheet.getByRole('button', { name: 'カードを登録する' }).click();
  await expect(page.getByRole('heading', { name: 'お支払い情報' })).toBeVisible();
});

test('an age-checked guest whose points suffice sends without a card', async ({ page, request }) => {
  const guest = await guestWith(request, { points: 50_000 });
  await callApi(request, billingRoutes.removeCard, { token: guest.token });
  const { cast, day } = await findOpenEvening(request, guest);
  const sheet = await openRequestSheet(page, guest.phone, cast.castId, day);
  await sheet.getByLabel('待ち合わせ場所').fill('銀座駅 A3出口');
  await expect(sheet.getByText('カードの登録')).toBeHidden();
  await sendButton(sheet).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
});

test('a card is asked for the missing points only, or for the age', async ({ page, request }) => {
  const young = await guestWith(request);
  const poor = await guestWith(request, { points: 500 });
  await callApi(request, billingRoutes.removeCard, { token: poor.token });
  const { cast, day } = await findOpenEvening(request, poor);
  const sheet = await openRequestSheet(page, poor.phone, cast.castId, day);
  await expect(sheet.getByText('不足分のお支払いに、カードの登録が必要です。')).toBeVisible();
  await expect(sheet.getByText('年齢確認')).toBeHidden();
  await openRequestSheet(page, young.phone, cast.castId, day);
  await expect(sheet.getByText('クレジットカードの登録（年齢確認）が必要です。')).toBeVisible();
});

test('a guest without a name is asked for one, and what he typed stays', async ({ page, request }) => {
  const guest = await guestWith(request, { nickname: '' });
  await giveCard(request, guest);
  await buyPoints(request, guest, 50_000);
  const { cast, day } = await findOpenEvening(request, guest);
  const sheet = await openRequestSheet(page, guest.phone, cast.castId, day);
  await sheet.getByLabel('待ち合わせ場所').fill('銀座駅 A3出口');
  await sendButton(sheet).click();
  await expect(sheet.getByText('ニックネームを入力してください。')).toBeVisible();
  await page.reload();
  await expect(sheet.getByLabel('待ち合わせ場所')).toHaveValue('銀座駅 A3出口');
  await sheet.getByLabel('ニックネーム').fill('ゆうと');
  await sendButton(sheet).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  await page.goto('/guest/my-profile');
  await expect(page.getByText('ゆうとさん')).toBeVisible();
});
