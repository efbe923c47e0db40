import type { APIRequestContext, Page } from '@playwright/test';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { searchRoutes } from '@yoimachi/contract/search';
import { callApi } from './support/api.ts';
import { findOpenEvening } from './support/casts.ts';
import { signIn, tokenOf } from './support/dev.ts';
import { buyPoints, guestWith, type NewGuest } from './support/people.ts';
import { expectBalance } from './support/points.ts';
import { expect, test } from './support/test.ts';

const POINTS = 50_000;
const MORE_POINTS = 3_000;

/** He asks for an hour of a later day, on a third device. */
async function ask(request: APIRequestContext, guest: NewGuest) {
  const { token } = guest;
  const { cast, day, fromMinute, scheduleVersion } = await findOpenEvening(request, guest, 2);
  const { castId } = cast;
  const { price30, price15 } = await callApi(request, searchRoutes.getCast, { token, params: { castId } });
  const { bookingId } = await callApi(request, guestBookingRoutes.requestBooking, {
    token,
    body: {
      day,
      startMinute: fromMinute,
      endMinute: fromMinute + 60,
      guestCount: 1,
      casts: [{ castId, scheduleVersion, price30, price15 }],
      clientRequestId: crypto.randomUUID(),
      place: '銀座駅 A3出口',
    },
  });
  return { bookingId, castId, plannedPoints: 2 * price30 };
}

/** A phone in a pocket: its connection seems to be there, and nothing passes it. */
async function letSleep(page: Page) {
  let isAsleep = false;
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!isAsleep) server.send(message);
    });
    server.onMessage((message) => {
      if (!isAsleep) socket.send(message);
    });
  });
  return {
    sleep: () => void (isAsleep = true),
    wake: async () => {
      isAsleep = false;
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    },
  };
}

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isOld: true }));
const isOld = (page: Page) => page.evaluate(() => 'isOld' in window);

test('two devices of one person follow bookings, balance and badges, also after a sleep and without a network', async ({
  page: phone,
  context,
  request,
  openBrowser,
}) => {
  const guest = await guestWith(request, { points: POINTS });
  const desk = await openBrowser();
  const { sleep, wake } = await letSleep(desk);
  for (const page of [phone, desk]) {
    await signIn(page, guest.phone, 1, '/guest/dohan-list');
    await expectBalance(page, POINTS);
    await mark(page);
  }
  const { bookingId, castId, plannedPoints } = await ask(request, guest);
  for (const page of [phone, desk]) {
    await expect(page.getByRole('main').getByText('返信待ち').first()).toBeVisible();
    await expectBalance(page, POINTS - plannedPoints);
  }

  sleep();
  await context.setOffline(true);
  const castToken = await tokenOf(request, { accountId: castId }, 2);
  const body = { bookingId, version: 1, decision: 1 } as const;
  await callApi(request, castBookingRoutes.confirmBooking, { token: castToken, body });
  await buyPoints(request, guest, MORE_POINTS);
  await expectBalance(desk, POINTS - plannedPoints);

  await wake();
  await context.setOffline(false);
  for (const page of [phone, desk]) {
    await expectBalance(page, POINTS + MORE_POINTS - plannedPoints);
    await expect(page.getByRole('main').getByText('予約確定').first()).toBeVisible();
    await expect(page.getByRole('link', { name: '1 件 予約' })).toBeVisible();
    expect(await isOld(page), 'nothing was loaded anew').toBe(true);
  }
});
