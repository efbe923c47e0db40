import type { Page } from '@playwright/test';
import { addMinutes } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { moveClockTo, signIn } from './support/dev.ts';
import { agreeOnEvening, rewardOf, type Evening } from './support/evening.ts';
import { expectAmount, pointsText } from './support/points.ts';
import { expect, test } from './support/test.ts';

const SPARE_POINTS = 3_000;
const DAY_MINUTES = 24 * 60;

/** `aheadDays`: how many days before the meeting he cancels; it was agreed two days before. */
const CASES = [
  {
    when: 'on the day',
    aheadDays: 0,
    percent: 100,
    pays: 'the whole plan, to the cast',
    badge: '当日キャンセル',
  },
  {
    when: 'the day before',
    aheadDays: 1,
    percent: 50,
    pays: 'half of the plan, to the cast',
    badge: '前日キャンセル',
  },
  { when: 'two days before', aheadDays: 2, percent: 0, pays: 'nothing', badge: 'キャンセル' },
] as const;

type Case = (typeof CASES)[number];

async function cancel(page: Page, { percent }: Case, { plannedPoints }: Evening): Promise<void> {
  const fee = (plannedPoints * percent) / 100;
  const feeText = percent === 0 ? '無料' : `${pointsText(fee)}（${percent}％）`;
  await expect(page.getByText('本日キャンセルした場合')).toHaveText(`本日キャンセルした場合${feeText}`);
  await page.getByRole('button', { name: '予約をキャンセルする' }).click();
  const dialog = page.getByRole('dialog', { name: '予約をキャンセルしますか？' });
  const terms =
    fee === 0
      ? 'キャンセル料はかかりません。'
      : `キャンセル料${pointsText(fee)}（${percent}％）が発生します。`;
  await expect(dialog.getByText(terms)).toBeVisible();
  if (fee > 0 && fee < plannedPoints)
    await expect(dialog.getByText(`残りの${pointsText(plannedPoints - fee)}は返還されます。`)).toBeVisible();
  if (percent === 50) await expectCleanScreen(page, 'cancelling at 50 %');
  await dialog.getByRole('radio', { name: '予定が合わなくなった' }).check();
  await dialog.getByRole('button', { name: '予約をキャンセルする' }).click();
  await expect(page.getByText('予約をキャンセルしました')).toBeVisible();
}

/** His points: the remainder, and the line for the fee. */
async function readGuestBooks(page: Page, fee: number, evening: Evening): Promise<void> {
  const left = SPARE_POINTS + evening.plannedPoints - fee;
  await page.goto('/guest/used-point-history');
  await expect(page.getByText(`有償 ${pointsText(left)}`)).toBeVisible();
  const lines = page.getByRole('listitem');
  if (fee > 0) await expect(lines.filter({ hasText: 'キャンセル料' })).toContainText(pointsText(fee));
  const released = lines.filter({ hasText: '仮押さえ解除' });
  if (fee === evening.plannedPoints) await expect(released).toHaveCount(0);
  else await expect(released).toContainText(`+${pointsText(evening.plannedPoints - fee)}`);
}

for (const one of CASES) {
  test(`a guest who cancels ${one.when} pays ${one.pays}`, async ({ page, request, openBrowser }) => {
    const evening = await agreeOnEvening(request, { aheadDays: 2, sparePoints: SPARE_POINTS });
    const { bookingId, guest, plannedPoints } = evening;
    const fee = (plannedPoints * one.percent) / 100;
    if (one.aheadDays < 2)
      await moveClockTo(request, addMinutes(evening.startsAt, -one.aheadDays * DAY_MINUTES - 240));
    const cast = await openBrowser();
    await signIn(cast, evening.cast, 2, `/cast/dohan-detail?bookingId=${bookingId}`);
    await signIn(page, guest.phone, 1, `/guest/dohan-detail?bookingId=${bookingId}`);

    await cancel(page, one, evening);
    await expect(page.getByText(one.badge, { exact: true })).toBeVisible();
    await expectAmount(page, 'キャンセル料', fee);
    if (one.percent < 100) await expectCleanScreen(page, `cancelled at ${one.percent} %, guest`);
    await readGuestBooks(page, fee, evening);

    await expect(cast.getByText(one.badge, { exact: true })).toBeVisible();
    if (fee > 0) {
      await expectAmount(cast, 'キャンセル料', fee);
      await expectAmount(cast, '手数料', rewardOf(evening, fee) - fee);
      await expectAmount(cast, '受け取り額', rewardOf(evening, fee));
    }
    if (one.percent === 50) await expectCleanScreen(cast, 'cancelled at 50 %, cast');
    await cast.goto('/cast/point-history');
    const lines = cast.getByRole('listitem').filter({ hasText: guest.nickname });
    await expect(cast.getByRole('heading', { name: 'ポイント獲得・精算履歴' })).toBeVisible();
    if (fee === 0) return expect(lines).toHaveCount(0);
    await expect(lines.filter({ hasText: 'キャンセル料' })).toContainText(
      `+${pointsText(rewardOf(evening, fee))}`,
    );
    await expect(lines.filter({ hasText: '手数料' })).toContainText(pointsText(fee - rewardOf(evening, fee)));
    await expect(lines).toHaveCount(1);
  });
}
