import type { Page } from '@playwright/test';
import { approve, askFor, castWith } from './support/casts.ts';
import { signIn } from './support/dev.ts';
import { buyPoints, guestWith } from './support/people.ts';
import { expectBalance } from './support/points.ts';
import { expect, test } from './support/test.ts';

const POINTS = 50_000;
const MORE_POINTS = 3_000;

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
  const cast = await castWith(request, { inDays: 2 });
  const desk = await openBrowser();
  const { sleep, wake } = await letSleep(desk);
  for (const page of [phone, desk]) {
    await signIn(page, guest.phone, 1, '/guest/dohan-list');
    await expectBalance(page, POINTS);
    await mark(page);
  }
  // He asks on a third device.
  const { bookingId, plannedPoints } = await askFor(request, guest, [cast]);
  for (const page of [phone, desk]) {
    await expect(page.getByRole('main').getByRole('listitem').getByText('返信待ち')).toBeVisible();
    await expectBalance(page, POINTS - plannedPoints);
  }

  sleep();
  await context.setOffline(true);
  await approve(request, cast, bookingId);
  await buyPoints(request, guest, MORE_POINTS);
  await expectBalance(desk, POINTS - plannedPoints);

  await wake();
  await context.setOffline(false);
  for (const page of [phone, desk]) {
    await expectBalance(page, POINTS + MORE_POINTS - plannedPoints);
    await expect(page.getByRole('main').getByRole('listitem').getByText('予約確定')).toBeVisible();
    await expect(page.getByRole('link', { name: /^お知らせ 未読\d+件$/ })).toBeVisible();
    expect(await isOld(page), 'nothing was loaded anew').toBe(true);
  }
});
