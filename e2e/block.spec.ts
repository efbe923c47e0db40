import type { APIRequestContext } from '@playwright/test';
import { blockRoutes } from '@yoimachi/contract/block';
import { profileRoutes } from '@yoimachi/contract/profile';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { approve, askFor, castWith } from './support/casts.ts';
import { signIn } from './support/dev.ts';
import { guestWith } from './support/people.ts';
import { expectBalance, pointsText } from './support/points.ts';
import { expect, test } from './support/test.ts';

const POINTS = 50_000;

/** A guest and しおり, who has approved an hour of tomorrow. */
async function bookedTomorrow(request: APIRequestContext) {
  const guest = await guestWith(request, { points: POINTS });
  const cast = await castWith(request);
  const { bookingId, plannedPoints } = await askFor(request, guest, [cast]);
  await approve(request, cast, bookingId);
  return { guest, cast, bookingId, plannedPoints };
}

test('a guest is told what blocking costs, blocks, and takes it back', async ({ page, request }) => {
  const { guest, cast, plannedPoints } = await bookedTomorrow(request);
  const { castId, nickname } = cast;
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
  await page.getByRole('button', { name: `${nickname}さんのブロックを解除する` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '解除する' }).click();
  await expect(page.getByText('ブロックしたキャストはいません')).toBeVisible();
  await page.goto(`/guest/user-profile?castId=${castId}`);
  await expect(page.getByRole('heading', { name: nickname })).toBeVisible();
});

test('a cast who fears for her safety blocks without a fee for the guest, and sees whom she blocked', async ({
  page,
  request,
  openBrowser,
}) => {
  const { guest, cast, bookingId } = await bookedTomorrow(request);
  const { userId: guestId } = await callApi(request, profileRoutes.guestHome, { token: guest.token });
  const report = { category: 'ABUSE', text: '', isSafety: true } as const;
  const body = { guestId, report, seen: [bookingId], shown: { points: 0, minutes: null } };
  const ended = await callApi(request, blockRoutes.blockGuest, { token: cast.token, body });
  expect(ended).toEqual({ endedBookings: 1 });
  await signIn(page, guest.phone, 1);
  await expectBalance(page, POINTS);
  await page.goto(`/guest/user-profile?castId=${cast.castId}`);
  await expect(page.getByText('このキャストは見つかりませんでした。')).toBeVisible();

  const hers = await openBrowser();
  await signIn(hers, cast.phone, 2, '/cast/settings');
  await hers.getByRole('link', { name: 'ブロックしたゲスト' }).click();
  await expectCleanScreen(hers, 'blocked guests');
  await hers.getByRole('button', { name: `${guest.nickname}さんのブロックを解除する` }).click();
  await hers.getByRole('alertdialog').getByRole('button', { name: '解除する' }).click();
  await expect(hers.getByText('ブロックを解除しました')).toBeVisible();
});
