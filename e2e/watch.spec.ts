import { castBookingRoutes } from '@yoimachi/contract/booking';
import { UserType } from '@yoimachi/domain/account';
import { addMinutes } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { moveClock, moveClockTo, signIn, tokenOf } from './support/dev.ts';
import { agreeOnEvening } from './support/evening.ts';
import { operate } from './support/operator.ts';
import { pressKey } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

test('a friend follows a meeting by a link until it is ended, and she is asked quietly half-way', async ({
  page,
  request,
  openBrowser,
}) => {
  const { guest, cast, bookingId, startsAt } = await agreeOnEvening(request, {
    aheadDays: 1,
    sparePoints: 0,
  });
  await signIn(page, cast, UserType.CAST, `/cast/dohan-detail?bookingId=${bookingId}`);
  await page.getByRole('button', { name: /^見守り共有/ }).click();
  const sheet = page.getByRole('dialog', { name: '見守り共有' });
  await sheet.getByRole('button', { name: 'リンクを作る' }).click();
  await expect(sheet.getByText('まだ開かれていません')).toBeVisible();
  await expectCleanScreen(page, 'links for friends');
  const url = await sheet.getByText(/\/watch\//).innerText();

  const friend = await openBrowser();
  await friend.goto(new URL(url).pathname);
  await expect(friend.getByText('これから', { exact: true })).toBeVisible();
  await expect(friend.getByText('銀座駅 A3出口')).toBeVisible();
  await expect(friend.getByText(guest.nickname)).toHaveCount(0);
  await expectCleanScreen(friend, 'a shared meeting');
  await sheet.getByRole('button', { name: '閉じる' }).click();
  await page.getByRole('button', { name: /^見守り共有/ }).click();
  await expect(sheet.getByText(/^1回開かれました/)).toBeVisible();

  await moveClockTo(request, startsAt);
  const token = await tokenOf(request, cast, UserType.CAST);
  await callApi(request, castBookingRoutes.castArrived, { token, body: { bookingId, version: 2 } });
  // It looks by itself; coming back to it is looking, too.
  await friend.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(friend.getByText('同伴中', { exact: true })).toBeVisible();

  await moveClockTo(request, addMinutes(startsAt, 30));
  await signIn(page, cast, UserType.CAST, `/cast/dohan-day?bookingId=${bookingId}`);
  await expect(page.getByRole('heading', { name: 'ご確認をお願いします' })).toBeVisible();
  await expectCleanScreen(page, 'the question half-way');
  await pressKey(page.getByRole('button', { name: '大丈夫です' }));
  await expect(page.getByRole('heading', { name: 'ご確認をお願いします' })).toHaveCount(0);
  await moveClock(11);
  expect(await operate('listAlerts')).not.toMatch(new RegExp(`OPERATOR_NO_ANSWER.*${bookingId}`));

  await page.getByRole('button', { name: /^見守り共有/ }).click();
  await sheet.getByRole('button', { name: 'リンク1を終了する' }).click();
  await expect(sheet.getByText('終了しました', { exact: true })).toBeVisible();
  await friend.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(friend.getByRole('heading', { name: 'この共有は終わりました' })).toBeVisible();
  await expectCleanScreen(friend, 'a link that was ended');
});
