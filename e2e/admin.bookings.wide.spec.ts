import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { profileRoutes } from '@yoimachi/contract/profile';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectCleanScreen } from './axe.ts';
import { registeredCast } from './support/age.ts';
import { callApi } from './support/api.ts';
import { moveClockTo, signIn } from './support/dev.ts';
import { agreeOnEvening } from './support/evening.ts';
import { pressKey } from './support/keyboard.ts';
import { enterOffice, STAFF } from './support/office.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** How often tonight's meetings are looked for. */
const LOOK_EVERY = '00:10';

/** A store of its own, with the one cast who added it. */
async function storeOfNewCast(request: APIRequestContext) {
  const { token } = await registeredCast(request);
  const { store } = await callApi(request, profileRoutes.getCastProfile, { token });
  return store!;
}

/** The dialog that asks once more. */
const question = (page: Page) => page.getByRole('alertdialog');

test('a booking is found by its number and ended without a fee, by keyboard alone', async ({
  page,
  request,
}) => {
  const { bookingId, guest } = await agreeOnEvening(request, { aheadDays: 2, sparePoints: 0 });
  const { number } = await callApi(request, guestBookingRoutes.getGuestBooking, {
    token: guest.token,
    params: { bookingId },
  });
  await enterOffice(page, STAFF.support);
  await pressKey(page.getByRole('link', { name: '予約', exact: true }));
  await expect(page.getByRole('table', { name: '予約の一覧' })).toBeVisible();
  await expectCleanScreen(page, 'the bookings');
  await page.getByLabel('予約番号').fill(number);
  await pressKey(page.getByLabel('予約番号'));
  await expect(page).toHaveURL(/number=/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await pressKey(page.getByRole('link', { name: number }));
  await expect(page.getByRole('heading', { name: number, level: 1 })).toBeVisible();
  await expect(page.getByText('待ち合わせ場所と理由は表示していません')).toBeVisible();
  await page.keyboard.press('o');
  await expect(page.getByText('銀座駅 A3出口')).toBeVisible();

  await pressKey(page.getByRole('button', { name: '予約を終了する' }));
  const preview = page.getByRole('table').filter({ hasText: '予約全体の請求' });
  await expect(preview).toContainText('0P');
  await expectCleanScreen(page, 'a booking that is about to be ended');
  await pressKey(page.getByRole('button', { name: '終了する', exact: true }));
  await expect(page.getByText('理由を入力してください。')).toBeVisible();
  await page.getByRole('textbox', { name: '理由' }).fill('キャストの急病のため');
  await pressKey(page.getByRole('button', { name: '終了する', exact: true }));
  await pressKey(question(page).getByRole('button', { name: '終了する' }));
  await expect(page.getByText('予約を終了しました。')).toBeVisible();
  await expect(page.getByText('運営がキャンセル')).toBeVisible();
  await expect(page.getByText('この予約に、行える操作はありません。')).toBeVisible();
});

test('a meeting that begins shows in the office within ten seconds', async ({
  page,
  request,
  openBrowser,
}) => {
  const evening = await agreeOnEvening(request, { aheadDays: 1, sparePoints: 0 });
  await moveClockTo(request, evening.startsAt);
  await page.clock.install();
  await enterOffice(page, STAFF.support);
  const panel = page.getByRole('region', { name: '今夜の同伴' });
  await expect(panel.getByRole('link', { name: evening.guest.nickname })).toBeVisible();
  await expectCleanScreen(page, 'the first screen of the office');
  await page.getByRole('link', { name: '今夜の同伴' }).click();
  const row = page.getByRole('row').filter({ hasText: evening.guest.nickname });
  await expect(row).toContainText('予約確定');
  await expectCleanScreen(page, 'tonight');

  const cast = await openBrowser();
  await signIn(cast, evening.cast, 2, `/cast/dohan-day?bookingId=${evening.bookingId}`);
  await cast.getByRole('button', { name: '到着しました' }).click();
  await expect(cast.getByRole('button', { name: '到着しました' })).toHaveCount(0);
  await page.clock.fastForward(LOOK_EVERY);
  await expect(row.getByText('同伴中')).toBeVisible();
});

test('two stores that are one are joined, and what is typed wrong is told at its field', async ({
  page,
  request,
}) => {
  const kept = await storeOfNewCast(request);
  const dropped = await storeOfNewCast(request);
  await enterOffice(page, STAFF.support, '/admin/stores');
  await page.getByLabel('店舗名・住所・電話番号').fill(kept.storePhoneNumber);
  await pressKey(page.getByLabel('店舗名・住所・電話番号'));
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectCleanScreen(page, 'the stores');
  await page.getByRole('row').getByRole('link', { name: kept.storeName }).click();

  await page.getByRole('button', { name: '修正する' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('電話番号').fill('123');
  await form.getByRole('button', { name: '修正を保存する' }).click();
  await expect(form.getByRole('alert')).toContainText('電話番号');
  await expectCleanScreen(page, 'a store that is corrected');
  await form.getByLabel('電話番号').fill(kept.storePhoneNumber);
  await form.getByLabel('店舗名').fill('クラブ 宵 本店');
  await form.getByRole('button', { name: '修正を保存する' }).click();
  await expect(page.getByRole('heading', { name: 'クラブ 宵 本店' })).toBeVisible();

  await page.getByLabel('統合する店舗を検索').fill(dropped.storePhoneNumber);
  await page.getByRole('button', { name: '検索する' }).click();
  await page.getByRole('button', { name: 'を選択する' }).click();
  await expect(page.getByText('移るキャスト')).toContainText('1人');
  await expectCleanScreen(page, 'two stores before they are joined');
  await page.getByRole('button', { name: '統合する' }).click();
  await question(page).getByRole('button', { name: '統合する' }).click();
  await expect(page.getByText('統合し、キャスト1人の所属を移しました。')).toBeVisible();
  await expect(page.getByRole('table', { name: '所属するキャストの一覧' }).getByRole('row')).toHaveCount(3);
});
