import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { addMinutes, dayOf, formatDayLong } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { anyOf } from './support/choose.ts';
import { moveClockTo, signIn, tokenOf } from './support/dev.ts';
import { agreeOnEvening } from './support/evening.ts';
import { pressKey } from './support/keyboard.ts';
import { enterOffice, memberPath, STAFF } from './support/office.ts';
import { guestWith } from './support/people.ts';
import { expectBalance, pointsText } from './support/points.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('figures after an evening lead to it, with what the guest and the cast saw', async ({
  page,
  request,
}) => {
  const evening = await agreeOnEvening(request, { aheadDays: 1, sparePoints: 1000 });
  const { bookingId, startsAt, guest } = evening;
  await moveClockTo(request, startsAt);
  const token = await tokenOf(request, evening.cast, 2);
  await callApi(request, castBookingRoutes.castArrived, { token, body: { bookingId, version: 2 } });
  await moveClockTo(request, addMinutes(evening.endsAt, 20));
  const { settledPoints, number } = await callApi(request, guestBookingRoutes.getGuestBooking, {
    token: await tokenOf(request, guest.phone, 1),
    params: { bookingId },
  });
  expect(settledPoints).toBe(evening.plannedPoints);

  await enterOffice(page, STAFF.finance);
  await expect(page.getByRole('region', { name: '数字の概要' })).toBeVisible();
  await expectCleanScreen(page, 'the first screen with its figures');
  await page.getByRole('link', { name: '数字', exact: true }).click();
  await expectCleanScreen(page, 'figures of bookings');
  const sums = page.getByRole('definition');
  await sums.getByRole('link', { name: /^同伴の終了 \d+件の内訳/ }).click();
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText(guest.nickname);
  await expectCleanScreen(page, 'what a figure counts');
  await row.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { name: number, level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(pointsText(evening.plannedPoints));

  await page.goto('/admin/figures');
  await sums.getByRole('link', { name: /^利用ポイント [\d,]+Pの内訳/ }).click();
  await expect(row).toContainText(evening.plannedPoints.toLocaleString('ja-JP'));
  await expectCleanScreen(page, 'what was settled');

  await page.goto('/admin/figures?view=points&days=7');
  const used = page.getByRole('term').filter({ hasText: /^利用$/ });
  await used.locator('xpath=following-sibling::dd').getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/ledger\?(?=.*from=)(?=.*to=)(?=.*figure=)/);
  await expect(page.getByText(/日（.）〜.+日（.）\s+集計「利用」の内訳/)).toBeVisible();
  await page.goBack();
  const day = formatDayLong(dayOf(evening.startsAt)).replace(/^\d+年/, '');
  const [date] = day.split('（') as [string];
  const today = page.getByRole('table', { name: '日ごとの数字' }).getByRole('row', { name: date });
  const usedToday = evening.plannedPoints.toLocaleString('ja-JP');
  await today.getByRole('link', { name: usedToday, exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/ledger\?(?=.*day=)(?=.*figure=)/);
  await expect(page.getByText(new RegExp(`${day}\\s+集計「利用」の内訳`))).toBeVisible();
  await page.goto('/admin/figures?view=people&days=7');
  await page
    .getByRole('definition')
    .getByRole('link', { name: /^ゲスト登録 \d+件の内訳/ })
    .click();
  await expect(page.getByRole('row').filter({ hasText: guest.nickname })).toBeVisible();
  await expectCleanScreen(page, 'whom a figure counts');
  await page.goto('/admin/figures?view=cohorts');
  await page.getByRole('tab', { name: 'キャスト' }).click();
  await expect(page.getByRole('columnheader', { name: '初めての月' })).toBeVisible();
  await expectCleanScreen(page, 'who comes back');
  const link = anyOf(page.getByRole('link', { name: /^\d+年\d+月 \d+人の内訳$/ }));
  const people = Number.parseInt(await link.innerText());
  const [month] = (await link.getAttribute('aria-label'))!.split(' ') as [string];
  await link.click();
  const counted = page.getByRole('table', { name: `${month}に初めて同伴したキャスト` });
  await expect(counted.getByRole('row')).toHaveCount(people + 1);
  await expectCleanScreen(page, 'whom a cohort counts');
});

test('points are given once another operator approves, and the guest has them', async ({
  page,
  request,
  openBrowser,
}) => {
  const guest = await guestWith(request, { points: 1000 });
  await enterOffice(page, STAFF.support, await memberPath(request, guest));
  await page.getByRole('button', { name: 'ポイント', exact: true }).click();
  await page.getByRole('menuitem', { name: '調整を提案する' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '提案する' }).click();
  await expect(dialog.getByText('ポイント数を入力してください。')).toBeVisible();
  await dialog.getByLabel('ポイント数').fill('250');
  const reason = '店舗都合による補填';
  await dialog.getByRole('textbox', { name: '理由' }).fill(reason);
  await dialog.getByRole('button', { name: '提案する' }).click();
  await expect(page.getByText('調整を提案しました。')).toBeVisible();

  const other = await openBrowser();
  await enterOffice(other, STAFF.finance, '/admin/queues/acts');
  const waiting = other.getByRole('region', { name: '二人目の承認の一覧' }).getByRole('link');
  const proposal = waiting.filter({ hasText: guest.nickname });
  await expect(proposal).toContainText('ゲストのポイントの調整');
  await pressKey(proposal);
  await expect(other.getByText(reason)).toBeVisible();
  await other.getByRole('button', { name: '承認して実行する' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: '承認して実行する' }).click();
  await expect(other.getByText('提案を承認し、実行しました。')).toBeVisible();

  const seen = await openBrowser();
  await signIn(seen, guest.phone, 1, '/guest/used-point-history');
  await expectBalance(seen, 1250);
});

test('a coupon is made in the office and redeemed by a guest, once', async ({
  page,
  request,
  openBrowser,
}) => {
  const code = 'NENMATSU';
  await enterOffice(page, STAFF.owner, '/admin/coupons');
  await page.getByRole('button', { name: 'クーポンを作成する' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('コード').fill(code);
  await dialog.getByLabel('管理名').fill('年末の企画');
  await dialog.getByLabel('ゲストに表示するタイトル').fill('年末の贈りもの');
  await dialog.getByLabel('ポイント', { exact: true }).fill('300');
  await dialog.getByLabel('ポイントの有効期間').fill('30');
  await dialog.getByLabel('終了日').fill(await dialog.getByLabel('開始日').inputValue());
  await dialog.getByRole('button', { name: '作成する' }).click();
  await expect(page.getByText(`クーポン「${code}」を作成しました。`)).toBeVisible();

  const guest = await guestWith(request);
  const phone = await openBrowser();
  await signIn(phone, guest.phone, 1, '/guest/coupon');
  await phone.getByLabel('クーポンコード').fill(code.toLowerCase());
  await phone.getByRole('button', { name: 'クーポンを利用する' }).click();
  await expect(phone.getByText('無償ポイントを獲得しました。')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('1回');
});
