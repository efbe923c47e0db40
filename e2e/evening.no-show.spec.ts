import type { APIRequestContext, Page } from '@playwright/test';
import { addMinutes } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { moveClockTo, signIn } from './support/dev.ts';
import { agreeOnEvening, type Evening } from './support/evening.ts';
import { expectBalance, pointsText } from './support/points.ts';
import { expect, test } from './support/test.ts';

const SPARE_POINTS = 3_000;
const NO_SHOW_AFTER_MINUTES = 15;

interface Windows {
  readonly guest: Page;
  readonly cast: Page;
}

/** Both view the meeting day, at its start; she has pressed nothing. */
async function waitForHer(request: APIRequestContext, { guest, cast }: Windows): Promise<Evening> {
  const evening = await agreeOnEvening(request, { aheadDays: 1, sparePoints: SPARE_POINTS });
  const { bookingId, startsAt } = evening;
  await moveClockTo(request, startsAt);
  await signIn(guest, evening.guest.phone, 1, `/guest/dohan-day?bookingId=${bookingId}`);
  await expect(guest.getByRole('button', { name: '合流しました' })).toBeVisible();
  await expect(guest.getByText('まだ誰も到着ボタンを押していません。')).toBeVisible();
  await signIn(cast, evening.cast, 2, `/cast/dohan-day?bookingId=${bookingId}`);
  await expect(cast.getByRole('button', { name: '到着しました' })).toBeVisible();
  return evening;
}

/** Badge, reason and points on both sides, once it is over. */
async function readTheEnd({ guest, cast }: Windows, { bookingId, plannedPoints }: Evening): Promise<void> {
  await guest.goto(`/guest/dohan-detail?bookingId=${bookingId}`);
  await expect(guest.getByText('無断キャンセル', { exact: true })).toBeVisible();
  await expect(guest.getByText('キャストの無断不参加によるキャンセル')).toBeVisible();
  await expect(guest.getByText('ポイントは全額返還されました。')).toBeVisible();
  await cast.goto(`/cast/dohan-detail?bookingId=${bookingId}`);
  await expect(cast.getByText('無断キャンセル', { exact: true })).toBeVisible();
  await expect(cast.getByText('キャストの無断不参加によるキャンセル')).toBeVisible();
  await guest.goto('/guest');
  await expectBalance(guest, SPARE_POINTS + plannedPoints);
}

test('a cast who does not come: the guest is told after 15 minutes and leaves without a fee', async ({
  page: guest,
  request,
  openBrowser,
}) => {
  const windows = { guest, cast: await openBrowser() };
  const evening = await waitForHer(request, windows);
  await moveClockTo(request, addMinutes(evening.startsAt, NO_SHOW_AFTER_MINUTES));
  await expect(guest.getByText('キャストの到着が確認できていません。', { exact: false })).toBeVisible();
  await expectCleanScreen(guest, 'she is late, guest');
  await expect(windows.cast.getByText('無断キャンセル', { exact: true })).toBeVisible();
  await expect(
    windows.cast.getByText('終了予定時刻までは到着ボタンを押せます。', { exact: false }),
  ).toBeVisible();
  await expectCleanScreen(windows.cast, 'she is late, cast');

  await guest.getByRole('button', { name: '無断キャンセルとして予約を終了する（無料）' }).click();
  const dialog = guest.getByRole('alertdialog');
  await expect(dialog.getByText('キャンセル料はかかりません。', { exact: false })).toBeVisible();
  await expectCleanScreen(guest, 'cancelling as a no-show');
  await dialog.getByRole('button', { name: '終了する（無料）' }).click();
  await expect(guest.getByText('予約をキャンセルしました')).toBeVisible();
  await readTheEnd(windows, evening);
  await guest.goto('/guest/notification');
  await expect(guest.getByText('の到着がまだ確認できていません。', { exact: false })).toBeVisible();
});

test('a cast who never comes: the planned end closes the booking, and every point is back', async ({
  page: guest,
  request,
  openBrowser,
}) => {
  const windows = { guest, cast: await openBrowser() };
  const evening = await waitForHer(request, windows);
  await moveClockTo(request, evening.endsAt);
  await readTheEnd(windows, evening);
  await guest.goto('/guest/used-point-history');
  const released = guest.getByRole('listitem').filter({ hasText: '仮押さえ解除' });
  await expect(released).toContainText(`+${pointsText(evening.plannedPoints)}`);
  await expectCleanScreen(windows.cast, 'closed no-show, cast');
});
