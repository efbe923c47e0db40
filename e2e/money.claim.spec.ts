import type { APIRequestContext } from '@playwright/test';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { profileRoutes } from '@yoimachi/contract/profile';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import { addDays, dayOf, instantAt } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { moveClock, productNow, signIn, tokenOf } from './support/dev.ts';
import { operate } from './support/operator.ts';
import { DEMO_CAST_PHONE, guestWithPoints, type NewGuest } from './support/people.ts';
import { expect, test } from './support/test.ts';

const MEETING_MINUTES = 60;
const NEXT_DAYS = 13;

/** A confirmed meeting of this guest with the demo cast; she has arrived, and 20 minutes are over. */
async function meetingOf(request: APIRequestContext, guest: NewGuest): Promise<string> {
  const castToken = await tokenOf(request, DEMO_CAST_PHONE, 2);
  const { userId: castId } = await callApi(request, profileRoutes.castHome, { token: castToken });
  const from = addDays(dayOf(await productNow(request)), 1);
  const { days } = await callApi(request, scheduleRoutes.listCastDays, {
    token: guest.token,
    params: { castId },
    query: { from, to: addDays(from, NEXT_DAYS) },
  });
  const open = days.find(
    ({ blockedBy, free }) => !blockedBy && free.some((window) => window.toMinute - window.fromMinute >= 75),
  );
  if (!open) throw new Error('The demo cast has no free evening');
  const { day, version: scheduleVersion, free } = open;
  const { price30, price15 } = await callApi(request, searchRoutes.getCast, {
    token: guest.token,
    params: { castId },
  });
  const startMinute = free.find((window) => window.toMinute - window.fromMinute >= 75)!.fromMinute;
  const { bookingId } = await callApi(request, guestBookingRoutes.requestBooking, {
    token: guest.token,
    body: {
      day,
      startMinute,
      endMinute: startMinute + MEETING_MINUTES,
      guestCount: 1,
      casts: [{ castId, scheduleVersion, price30, price15 }],
      clientRequestId: crypto.randomUUID(),
      place: '銀座駅 A3出口',
    },
  });
  const body = { bookingId, version: 1 };
  await callApi(request, castBookingRoutes.confirmBooking, {
    token: castToken,
    body: { ...body, decision: 1 },
  });
  await moveTo(request, instantAt(day, startMinute));
  const token = await tokenOf(request, DEMO_CAST_PHONE, 2);
  await callApi(request, castBookingRoutes.castArrived, { token, body: { ...body, version: 2 } });
  await moveClock(request, 20);
  return bookingId;
}

async function moveTo(request: APIRequestContext, at: Date): Promise<void> {
  const minutes = (at.getTime() - (await productNow(request)).getTime()) / 60_000;
  await moveClock(request, Math.ceil(minutes));
}

test('she says that the guest did not come; he objects, and an operator decides', async ({
  page,
  request,
  openBrowser,
}) => {
  const guest = await guestWithPoints(request);
  const bookingId = await meetingOf(request, guest);
  const cast = await openBrowser();
  await signIn(cast, DEMO_CAST_PHONE, 2);
  await cast.goto(`/cast/dohan-day?bookingId=${bookingId}`);
  await cast.getByRole('button', { name: 'ゲストと会えないとき' }).click();
  const dialog = cast.getByRole('alertdialog');
  await expect(dialog.getByText('24時間以内に相手から異議がなければ', { exact: false })).toBeVisible();
  await expectCleanScreen(cast, 'claim asked');
  await dialog.getByRole('button', { name: '申し立てる' }).click();
  await expect(cast.getByRole('heading', { name: '申し立てを受け付けました' })).toBeVisible();
  await expectCleanScreen(cast, 'own claim');

  await signIn(page, guest.phone, 1);
  await page.goto(`/guest/dohan-detail?bookingId=${bookingId}`);
  await expect(page.getByText('「ゲストが来なかった」という内容です。')).toBeVisible();
  await expectCleanScreen(page, 'claim of the cast');
  await page.getByRole('button', { name: '異議を申し立てる' }).click();
  await page.getByRole('radio', { name: '待ち合わせ場所にいました' }).check();
  await expectCleanScreen(page, 'objection');
  await page.getByRole('dialog').getByRole('button', { name: '異議を申し立てる' }).click();
  await expect(page.getByText('運営が確認しています', { exact: false })).toBeVisible();

  expect(await operate('claims')).toContain(`${bookingId}  `);
  await operate('decide-claim', bookingId, 'nothing', '--reason', 'she waited at the wrong exit');
  await expect(page.getByText('運営が確認し、申し立ての結果が確定しました')).toBeVisible();
  await expect(page.getByText('運営が確認しています', { exact: false })).toBeHidden();
});

test('he says that she is not there; nobody objects for a day, and everything comes back', async ({
  page,
  request,
}) => {
  const guest = await guestWithPoints(request);
  const bookingId = await meetingOf(request, guest);
  await signIn(page, guest.phone, 1);
  await page.goto(`/guest/dohan-day?bookingId=${bookingId}`);
  await page.getByRole('button', { name: 'キャストと会えないとき' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '申し立てる' }).click();
  await expect(page.getByRole('heading', { name: '申し立てを受け付けました' })).toBeVisible();
  await expectCleanScreen(page, 'own claim of the guest');
  await moveClock(request, 24 * 60);
  await page.goto(`/guest/dohan-detail?bookingId=${bookingId}`);
  await expect(page.getByText('ポイントは全額返還されました。')).toBeVisible();
  await expect(page.getByText('無断キャンセル', { exact: true })).toBeVisible();
});
