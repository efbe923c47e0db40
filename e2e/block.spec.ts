import type { APIRequestContext } from '@playwright/test';
import { blockRoutes } from '@yoimachi/contract/block';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { profileRoutes } from '@yoimachi/contract/profile';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import { quote } from '@yoimachi/domain/pricing';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { productNow, signIn, tokenOf } from './support/dev.ts';
import { guestWith, type NewGuest } from './support/people.ts';
import { expectBalance, pointsText } from './support/points.ts';
import { expect, test } from './support/test.ts';

/** A demo cast no other test asks for tomorrow. */
const CAST_PHONE = '09000000104';
const POINTS = 50_000;
const MINUTES = 60;

interface Booked {
  readonly bookingId: string;
  readonly castId: string;
  readonly castName: string;
  readonly castToken: string;
  readonly plannedPoints: number;
}

/** A booking for an hour of tomorrow, which she has approved. */
async function bookedTomorrow(request: APIRequestContext, { token }: NewGuest): Promise<Booked> {
  const castToken = await tokenOf(request, CAST_PHONE, 2);
  const { userId: castId } = await callApi(request, profileRoutes.castHome, { token: castToken });
  const day = addDays(dayOf(await productNow(request)), 1);
  const query = { from: day, to: day };
  const { schedules } = await callApi(request, scheduleRoutes.listSchedules, { token: castToken, query });
  if (schedules.length === 0) {
    const evening = { fromMinute: 17 * 60, toMinute: 23 * 60, workMinute: 24 * 60 };
    const body = { day, ...evening, workingBar: 'ラウンジ 灯', cantJoinAlone: false };
    await callApi(request, scheduleRoutes.createSchedule, { token: castToken, body });
  }
  const params = { castId };
  const { days } = await callApi(request, scheduleRoutes.listCastDays, { token, params, query });
  const window = days[0]?.free.find(({ fromMinute, toMinute }) => toMinute - fromMinute >= MINUTES);
  if (!window) throw new Error('The demo cast has no free hour tomorrow');
  const { nickname, price30, price15 } = await callApi(request, searchRoutes.getCast, { token, params });
  const { bookingId } = await callApi(request, guestBookingRoutes.requestBooking, {
    token,
    body: {
      day,
      startMinute: window.fromMinute,
      endMinute: window.fromMinute + MINUTES,
      guestCount: 1,
      casts: [{ castId, scheduleVersion: days[0]!.version, price30, price15 }],
      clientRequestId: crypto.randomUUID(),
      place: '銀座駅 A3出口',
    },
  });
  const body = { bookingId, version: 1, decision: 1 } as const;
  await callApi(request, castBookingRoutes.confirmBooking, { token: castToken, body });
  const plannedPoints = quote({ price30, price15 }, MINUTES);
  return { bookingId, castId, castName: nickname, castToken, plannedPoints };
}

test('a guest is told what blocking costs, blocks, and takes it back', async ({ page, request }) => {
  const guest = await guestWith(request, { points: POINTS });
  const { castId, castName, plannedPoints } = await bookedTomorrow(request, guest);
  const fee = Math.floor(plannedPoints / 2);
  await signIn(page, guest.phone, 1, `/guest/user-profile?castId=${castId}`);
  await page.getByRole('button', { name: 'ブロック・通報' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('確定している予約1件をキャンセルします。')).toBeVisible();
  await expect(sheet.getByText(`${pointsText(fee)}（50％）`)).toBeVisible();
  await expectCleanScreen(page, 'what a block costs');
  await sheet.getByRole('radio', { name: /^ブロックして通報する/ }).check();
  await sheet.getByRole('button', { name: 'ブロックして通報する' }).click();
  await expect(sheet.getByText('通報の理由を選択してください。')).toBeVisible();
  await sheet.getByLabel('通報の理由').selectOption('直接の金銭のやり取りを求められた');
  await expectCleanScreen(page, 'block and report');
  await sheet.getByRole('button', { name: 'ブロックして通報する' }).click();
  await expect(page.getByText('ブロックし、通報を受け付けました')).toBeVisible();
  await expect(page).toHaveURL(/\/guest$/);
  await expectBalance(page, POINTS - fee);
  await page.goto(`/guest/user-profile?castId=${castId}`);
  await expect(page.getByText('このキャストは見つかりませんでした。')).toBeVisible();

  await page.goto('/guest/settings/blocks');
  await expectCleanScreen(page, 'blocked casts');
  await page.getByRole('button', { name: `${castName}さんのブロックを解除する` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '解除する' }).click();
  await expect(page.getByText('ブロックしたキャストはいません')).toBeVisible();
  await page.goto(`/guest/user-profile?castId=${castId}`);
  await expect(page.getByRole('heading', { name: castName })).toBeVisible();
});

test('a cast who fears for her safety blocks without a fee for the guest, and sees whom she blocked', async ({
  page,
  request,
  openBrowser,
}) => {
  const guest = await guestWith(request, { points: POINTS });
  const { bookingId, castId, castToken } = await bookedTomorrow(request, guest);
  const { userId: guestId } = await callApi(request, profileRoutes.guestHome, { token: guest.token });
  const report = { category: 'ABUSE', text: '', isSafety: true } as const;
  const body = { guestId, report, seen: [bookingId], shown: { points: 0, minutes: null } };
  const ended = await callApi(request, blockRoutes.blockGuest, { token: castToken, body });
  expect(ended).toEqual({ endedBookings: 1 });
  await signIn(page, guest.phone, 1);
  await expectBalance(page, POINTS);
  await page.goto(`/guest/user-profile?castId=${castId}`);
  await expect(page.getByText('このキャストは見つかりませんでした。')).toBeVisible();

  const hers = await openBrowser();
  await signIn(hers, CAST_PHONE, 2, '/cast/settings');
  await hers.getByRole('link', { name: 'ブロックしたゲスト' }).click();
  const row = hers.getByRole('listitem').filter({ hasText: guest.nickname }).first();
  await expectCleanScreen(hers, 'blocked guests');
  await row.getByRole('button').click();
  await hers.getByRole('alertdialog').getByRole('button', { name: '解除する' }).click();
  await expect(hers.getByText('ブロックを解除しました')).toBeVisible();
});
