import type { APIRequestContext, Locator, Page, Request } from '@playwright/test';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { addMinutes } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { moveClockTo, signIn, tokenOf } from './support/dev.ts';
import { agreeOnEvening, type Evening } from './support/evening.ts';
import { expectAmount, pointsText } from './support/points.ts';
import { expect, test } from './support/test.ts';

/** Off the bounds of what is billed: she may arrive within a minute of the beginning. */
const SEEN_AFTER_MINUTES = 32;
const MOVED_TO_MINUTES = 52;
const CHANGED = '金額が変わりました。新しい金額をご確認のうえ、もう一度押してください。';

/** 45 minutes of the hour are owed, and the whole hour from the 46th minute on. */
const owedAtFirst = ({ plannedPoints, price15 }: Evening) =>
  `45分・${pointsText(plannedPoints / 2 + price15)}`;
const owedThen = ({ plannedPoints }: Evening) => `60分・${pointsText(plannedPoints)}`;

const finishBar = (guest: Page) => guest.getByText('今終了した場合').locator('..');
const finishButton = (within: Page | Locator) => within.getByRole('button', { name: '終了する' });

/** The guest has the day page open half an hour into the meeting. */
async function meetAndLook(request: APIRequestContext, guest: Page): Promise<Evening> {
  const evening = await agreeOnEvening(request, { aheadDays: 1, sparePoints: 0 });
  const { bookingId, startsAt } = evening;
  await moveClockTo(request, startsAt);
  await callApi(request, castBookingRoutes.castArrived, {
    token: await tokenOf(request, evening.cast, 2),
    body: { bookingId, version: 2 },
  });
  await moveClockTo(request, addMinutes(startsAt, SEEN_AFTER_MINUTES));
  await signIn(guest, evening.guest.phone, 1, `/guest/dohan-day?bookingId=${bookingId}`);
  await expect(finishBar(guest)).toContainText(owedAtFirst(evening));
  return evening;
}

/** The calls a page waits for; from here on. */
function callsUnderWay(page: Page): Set<Request> {
  const calls = new Set<Request>();
  page.on('request', (call) => new URL(call.url()).pathname.startsWith('/v1/') && calls.add(call));
  page.on('requestfinished', (call) => calls.delete(call));
  page.on('requestfailed', (call) => calls.delete(call));
  return calls;
}

/** What the guest has paid; null until settled. */
async function settledPoints(
  request: APIRequestContext,
  { bookingId, guest }: Evening,
): Promise<number | null> {
  const token = await tokenOf(request, guest.phone, 1);
  const booking = await callApi(request, guestBookingRoutes.getGuestBooking, {
    token,
    params: { bookingId },
  });
  return booking.settledPoints;
}

test('an open tab follows the moved clock at once, and the end takes exactly what the bar says', async ({
  page: guest,
  request,
}) => {
  const evening = await meetAndLook(request, guest);
  await moveClockTo(request, addMinutes(evening.startsAt, MOVED_TO_MINUTES));
  await expect(finishBar(guest)).toContainText(owedThen(evening));
  await expect(guest.getByText(/^5\d分経過/)).toBeVisible();
  await finishButton(guest).click();
  const dialog = guest.getByRole('alertdialog');
  await expect(dialog.getByText(`${owedThen(evening)}で決済を確定します。`)).toBeVisible();
  await finishButton(dialog).click();
  await expect(guest.getByRole('heading', { name: 'キャストの評価をお願いします' })).toBeVisible();
  expect(await settledPoints(request, evening)).toBe(evening.plannedPoints);
  await guest.goto(`/guest/dohan-detail?bookingId=${evening.bookingId}`);
  await expectAmount(guest, '利用ポイント', evening.plannedPoints);
});

test('a tab that heard nothing is refused with the new sum, and settles it at the next press', async ({
  page: guest,
  request,
}) => {
  await guest.routeWebSocket(/socket\.io/, (socket) => socket.close());
  const underWay = callsUnderWay(guest);
  const evening = await meetAndLook(request, guest);
  // Each answer tells the time: what it calls by itself meanwhile waits, and nothing it called before is still to be answered.
  const { promise: pressed, resolve: goOn } = Promise.withResolvers<void>();
  await guest.route('**/v1/**', async (route) => {
    underWay.delete(route.request());
    await pressed;
    await route.continue();
  });
  await expect.poll(() => underWay.size).toBe(0);
  await moveClockTo(request, addMinutes(evening.startsAt, MOVED_TO_MINUTES));
  await finishButton(guest).click();
  const dialog = guest.getByRole('alertdialog');
  await expect(dialog.getByText(`${owedAtFirst(evening)}で決済を確定します。`)).toBeVisible();
  await finishButton(dialog).click();
  goOn();
  await expect(dialog.getByText(CHANGED)).toBeVisible();
  await expect(dialog.getByText(`${owedThen(evening)}で決済を確定します。`)).toBeVisible();
  await expectCleanScreen(guest, 'another sum than was shown');
  expect(await settledPoints(request, evening)).toBeNull();
  await finishButton(dialog).click();
  await expect(guest.getByRole('heading', { name: 'キャストの評価をお願いします' })).toBeVisible();
  expect(await settledPoints(request, evening)).toBe(evening.plannedPoints);
});
