import { billingRoutes } from '@yoimachi/contract/billing';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { pointsRoutes } from '@yoimachi/contract/points';
import type { APIRequestContext } from '@playwright/test';
import { callApi } from './support/api.ts';
import { castWith, type OpenCast } from './support/casts.ts';
import { openRequestSheet, sendButton } from './support/guest.ts';
import { guestWith, type NewGuest } from './support/people.ts';
import { expect, test } from './support/test.ts';

const SENT = 'リクエストを送信しました';

const bookingsOf = async (request: APIRequestContext, { token }: NewGuest) =>
  (await callApi(request, guestBookingRoutes.listGuestBookings, { token })).items;

const balanceOf = async (request: APIRequestContext, { token }: NewGuest) =>
  (await callApi(request, pointsRoutes.userPoint, { token })).document.currentPoint;

/** What an hour with her costs. */
const hourOf = ({ price30 }: OpenCast) => 2 * price30;

test('points that lack lead to the purchase and back to what was typed', async ({ page, request }) => {
  const cast = await castWith(request, { open: '17:00–23:00' });
  const guest = await guestWith(request, { points: 500 });
  const sheet = await openRequestSheet(page, guest.phone, cast.castId, cast.day);
  const start = sheet.getByRole('radio', { name: '17:15' });
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
  expect(booking).toMatchObject({ startMinute: 17 * 60 + 15, endMinute: 18 * 60 + 30 });
});

test('what is to be mended is told at its field, a lost network keeps it, and a double tap sends it once', async ({
  page,
  request,
  context,
}) => {
  const cast = await castWith(request);
  const guest = await guestWith(request, { points: 50_000 });
  const sheet = await openRequestSheet(page, guest.phone, cast.castId, cast.day);
  const place = sheet.getByLabel('待ち合わせ場所');

  await test.step('what is left to be mended is told at its field', async () => {
    const title = `${cast.nickname}さんに同伴をリクエスト`;
    await expect(sheet.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    await sendButton(sheet).click();
    await expect(sheet.getByText('待ち合わせ場所を入力してください。')).toBeVisible();
    await place.fill('キャストの自宅');
    await expect(
      sheet.getByText('待ち合わせ場所は、飲食店や駅などの公共の場所を入力してください。'),
    ).toBeVisible();
    expect(await bookingsOf(request, guest)).toHaveLength(0);
  });
  await test.step('a lost network is told, keeps what was typed, and loses nothing', async () => {
    await place.fill('有楽町駅 中央口');
    await expect(sendButton(sheet)).toBeEnabled();
    await context.setOffline(true);
    await sendButton(sheet).click();
    await expect(
      page.getByRole('status').getByText('通信エラーが発生しました。通信環境をご確認ください。'),
    ).toBeVisible();
    await expect(sheet.getByRole('button', { name: '再試行する' })).toHaveCount(0);
    await expect(place).toHaveValue('有楽町駅 中央口');
    await context.setOffline(false);
  });
  await test.step('a double tap sends one request and holds the points once', async () => {
    await sendButton(sheet).dblclick();
    await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
    expect(await bookingsOf(request, guest)).toMatchObject([{ requiredPoints: hourOf(cast) }]);
    expect(await balanceOf(request, guest)).toBe(50_000 - hourOf(cast));
  });
});

test('a card is asked for the age, for the missing points only, or not at all', async ({ page, request }) => {
  const cast = await castWith(request);
  const young = await guestWith(request);
  // Their cards have shown their age, and are gone.
  const [poor, rich] = [
    await guestWith(request, { points: 500 }),
    await guestWith(request, { points: 50_000 }),
  ];
  for (const { token } of [poor, rich]) await callApi(request, billingRoutes.removeCard, { token });

  await test.step('without one there is a way to register it instead of the button', async () => {
    const sheet = await openRequestSheet(page, young.phone, cast.castId, cast.day);
    await expect(
      sheet.getByText('リクエストには、クレジットカードの登録（年齢確認）が必要です。'),
    ).toBeVisible();
    await sheet.getByRole('button', { name: 'カードを登録する' }).click();
    await expect(page.getByRole('heading', { name: 'お支払い情報' })).toBeVisible();
  });
  await test.step('for the missing points only', async () => {
    const sheet = await openRequestSheet(page, poor.phone, cast.castId, cast.day);
    await expect(sheet.getByText('不足分のお支払いに、カードの登録が必要です。')).toBeVisible();
    await expect(sheet.getByText('年齢確認')).toBeHidden();
  });
  await test.step('not for points that suffice', async () => {
    const sheet = await openRequestSheet(page, rich.phone, cast.castId, cast.day);
    await sheet.getByLabel('待ち合わせ場所').fill('銀座駅 A3出口');
    await expect(sheet.getByText('カードの登録')).toBeHidden();
    await sendButton(sheet).click();
    await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  });
});

test('a guest without a name is asked for one, and what he typed stays', async ({ page, request }) => {
  const cast = await castWith(request);
  const guest = await guestWith(request, { nickname: '', points: 50_000 });
  const sheet = await openRequestSheet(page, guest.phone, cast.castId, cast.day);
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
