import type { APIRequestContext, Page } from '@playwright/test';
import { castBookingRoutes } from '@yoimachi/contract/booking';
import { yenForPoints } from '@yoimachi/domain/money';
import { addMinutes } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { moveClockTo, signIn, tokenOf } from './support/dev.ts';
import { agreeOnEvening, rewardOf, type Evening } from './support/evening.ts';
import { DECLINED_CARD, giveCard, GOOD_CARD } from './support/people.ts';
import { expectAmount, expectBalance, pointsText } from './support/points.ts';
import { expect, test } from './support/test.ts';

const ASKED_AFTER_MINUTES = 50;
const FINISHED_AFTER_MINUTES = 70;

interface Windows {
  readonly guest: Page;
  readonly cast: Page;
}

/** A meeting that used the last point, for which both have agreed on 15 more minutes. */
async function extendOnCard(request: APIRequestContext, { guest, cast }: Windows): Promise<Evening> {
  const evening = await agreeOnEvening(request, { aheadDays: 1, sparePoints: 0 });
  const { bookingId, startsAt, price15 } = evening;
  await moveClockTo(request, startsAt);
  await callApi(request, castBookingRoutes.castArrived, {
    token: await tokenOf(request, evening.cast, 2),
    body: { bookingId, version: 2 },
  });
  await moveClockTo(request, addMinutes(startsAt, ASKED_AFTER_MINUTES));
  await signIn(guest, evening.guest.phone, 1);
  await expectBalance(guest, 0);
  await guest.goto(`/guest/dohan-day?bookingId=${bookingId}`);
  await expect(guest.getByText(`+${pointsText(price15)}`)).toBeVisible();
  await expect(guest.getByText('不足分は、同伴終了後に登録カードへ自動で請求します。')).toBeVisible();
  await guest.getByRole('button', { name: '15分延長する' }).click();
  await expect(guest.getByText('さんの返信をお待ちください。')).toBeVisible();
  await signIn(cast, evening.cast, 2, `/cast/dohan-day?bookingId=${bookingId}`);
  await cast.getByRole('button', { name: '延長に同意する' }).click();
  await expect(cast.getByText('15分延長しました')).toBeVisible();
  await expect(guest.getByText('さんの返信をお待ちください。')).toBeHidden();
  return evening;
}

/** He ends it within the added quarter: 75 minutes are owed. */
async function finish(request: APIRequestContext, { guest }: Windows, evening: Evening): Promise<number> {
  const { bookingId, startsAt, plannedPoints, price15 } = evening;
  await moveClockTo(request, addMinutes(startsAt, FINISHED_AFTER_MINUTES));
  const due = plannedPoints + price15;
  await guest.getByRole('button', { name: '終了する' }).click();
  const dialog = guest.getByRole('alertdialog');
  await expect(dialog.getByText(`75分・${pointsText(due)}で決済を確定します。`)).toBeVisible();
  await dialog.getByRole('button', { name: '終了する' }).click();
  await expect(guest.getByRole('heading', { name: 'キャストの評価をお願いします' })).toBeVisible();
  await guest.goto(`/guest/dohan-detail?bookingId=${bookingId}`);
  return due;
}

/** Another card replaces his; the previous evening's session is over. */
async function useCard(request: APIRequestContext, { guest }: Evening, number: string): Promise<void> {
  await giveCard(request, { ...guest, token: await tokenOf(request, guest.phone, 1) }, number);
}

/** Her reward covers all 75 minutes, whatever the card says. */
async function expectReward(cast: Page, evening: Evening, due: number): Promise<void> {
  await cast.goto(`/cast/dohan-detail?bookingId=${evening.bookingId}`);
  await expectAmount(cast, '利用料金', due);
  await expectAmount(cast, '受け取り額', rewardOf(evening, due));
}

test('an extension beyond the balance is charged to the card after the end', async ({
  page: guest,
  request,
  openBrowser,
}) => {
  const windows = { guest, cast: await openBrowser() };
  const evening = await extendOnCard(request, windows);
  await expectCleanScreen(guest, 'extended on the card, guest');
  const due = await finish(request, windows, evening);
  const { plannedPoints, price15 } = evening;
  const yen = `${yenForPoints(price15).toLocaleString('ja-JP')}円`;
  await expect(guest.getByText('不足分を登録カードに請求しました。')).toBeVisible();
  await expectAmount(guest, '仮押さえ', plannedPoints);
  await expectAmount(guest, 'カードでのお支払い', price15);
  await expectAmount(guest, '利用ポイント', due);
  await expectCleanScreen(guest, 'charged to the card, guest');
  await guest.goto('/guest/buy-point/history');
  const purchase = guest.getByRole('listitem').filter({ hasText: '同伴の追加分' });
  await expect(purchase).toContainText(pointsText(price15));
  await expect(purchase).toContainText(yen);
  await guest.goto('/guest/receipt');
  await expect(guest.getByText(yen)).toBeVisible();
  await expectReward(windows.cast, evening, due);
});

test('an extension that the card declines is owed: the guest sees the debt and pays it, the cast has her reward', async ({
  page: guest,
  request,
  openBrowser,
}) => {
  const windows = { guest, cast: await openBrowser() };
  const evening = await extendOnCard(request, windows);
  await useCard(request, evening, DECLINED_CARD);
  const due = await finish(request, windows, evening);
  await expect(
    guest.getByText('カードの決済ができませんでした。お支払い方法をご確認ください。'),
  ).toBeVisible();
  await expectCleanScreen(guest, 'card declined, guest');
  await expectReward(windows.cast, evening, due);

  await guest.getByRole('link', { name: 'お支払い情報を確認する' }).click();
  await expect(guest.getByRole('heading', { name: 'お支払いが必要なご利用分' })).toBeVisible();
  await expect(
    guest.getByText('お支払いが完了するまで、同伴リクエスト・延長・ギフトはご利用いただけません。'),
  ).toBeVisible();
  const pay = guest.getByRole('button', { name: '登録カードで支払う' });
  await pay.click();
  await expect(guest.getByText('カードの決済ができませんでした。別のカードをご登録ください。')).toBeVisible();
  await expectCleanScreen(guest, 'debt');
  await useCard(request, evening, GOOD_CARD);
  await pay.click();
  await expect(guest.getByText('お支払いが完了しました')).toBeVisible();
  await expect(pay).toBeHidden();
});
