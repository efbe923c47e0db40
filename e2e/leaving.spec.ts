import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pauseRoutes } from '@yoimachi/contract/pause';
import { searchRoutes } from '@yoimachi/contract/search';
import { UserType } from '@yoimachi/domain/account';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { castWith } from './support/casts.ts';
import { signIn } from './support/dev.ts';
import { guestWith, newPhone } from './support/people.ts';
import { payableCast } from './support/rewards.ts';
import { expect, test } from './support/test.ts';

const leaves = async (page: Page, agree: string) => {
  await page.getByRole('button', { name: '退会の確認へ進む' }).click();
  await expect(page.getByText('内容をご確認のうえ、チェックを入れてください。')).toBeVisible();
  await page.getByText(agree).click();
  await page.getByRole('button', { name: '退会の確認へ進む' }).click();
};

test('a cast pauses from her menu with a day to come back, and resumes', async ({ page, request }) => {
  const cast = await castWith(request);
  const { castId } = cast;
  const { token } = await guestWith(request);
  const isFound = async () =>
    callApi(request, searchRoutes.getCast, { token, params: { castId } }).then(
      () => true,
      () => false,
    );
  await signIn(page, cast.phone, UserType.CAST, '/cast/my-profile');
  await page.getByRole('link', { name: '一時休止' }).click();
  await expect(page.getByText('受付中')).toBeVisible();
  await expectCleanScreen(page, 'pause');
  await page.getByRole('button', { name: '一時休止する' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '一時休止する' }).click();
  await expect(page.getByText('再開するまで続きます。')).toBeVisible();
  expect(await isFound()).toBe(false);
  await page.goto('/cast');
  await page.getByRole('link', { name: '一時休止の設定' }).click();
  await page.getByRole('button', { name: '再開する', exact: true }).click();
  await expect(page.getByText('受付中')).toBeVisible();
  expect((await callApi(request, pauseRoutes.getPause, { token: cast.token })).paused).toBe(false);
  expect(await isFound()).toBe(true);
});

test('a guest leaves: what lapses is shown, confirmed twice, and nothing is left here', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request, { points: 5_000 });
  await signIn(page, guest.phone, UserType.GUEST, '/guest/settings');
  await page.getByRole('link', { name: '退会する' }).click();
  await expect(page.getByText('有償ポイント')).toBeVisible();
  await expectCleanScreen(page, 'leaving');
  await leaves(page, 'ポイントとクーポンが失効し、元に戻せないことを確認しました');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('5,000Pが失効します');
  await dialog.getByRole('button', { name: '退会する' }).click();
  await expect(page.getByRole('heading', { name: '退会手続きが完了しました' })).toBeVisible();
  await expectCleanScreen(page, 'left');
  await page.goto('/guest');
  await expect(page).toHaveURL(/authentication/);
});

test('a cast leaves, and is told so on her other device', async ({ page, openBrowser, request }) => {
  const phone = await payableCast(request);
  const other = await openBrowser();
  await signIn(other, phone, UserType.CAST, '/cast/my-profile');
  await signIn(page, phone, UserType.CAST, '/cast/settings/leave');
  await leaves(page, '退会後は元に戻せないことを確認しました');
  await page.getByRole('alertdialog').getByRole('button', { name: '退会する' }).click();
  await expect(page.getByRole('heading', { name: '退会手続きが完了しました' })).toBeVisible();
  await other.getByRole('link', { name: '一時休止' }).click();
  await expect(other.getByRole('heading', { name: 'このアカウントは退会済みです' })).toBeVisible();
});

test('somebody exports his data: made, downloaded, once a day', async ({ page, request }) => {
  const guest = await guestWith(request, { nickname: 'しおん' });
  await signIn(page, guest.phone, UserType.GUEST, '/guest/settings');
  await page.getByRole('link', { name: 'データの書き出し' }).click();
  await page.getByRole('button', { name: 'データを書き出す' }).click();
  const button = page.getByRole('button', { name: 'ダウンロード' });
  await expect(button).toBeVisible();
  await expectCleanScreen(page, 'export');
  const download = page.waitForEvent('download');
  await button.click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain('しおん');
  expect(file).toContain(guest.phone.slice(1));
  await expect(page.getByText('本日の書き出しは受け付け済みです。')).toBeVisible();
});

test('a cast hides from a number, and takes it back', async ({ page, request }) => {
  const { phone } = await castWith(request);
  const number = newPhone();
  const lastDigits = number.slice(-4);
  await signIn(page, phone, UserType.CAST, '/cast/settings/hidden-numbers');
  await page.getByLabel('電話番号', { exact: true }).fill('123');
  await page.getByRole('button', { name: '非表示にする', exact: true }).click();
  await expect(page.getByText('メモを入力してください。')).toBeVisible();
  await page.getByLabel('電話番号', { exact: true }).fill(number.replace(/^(...)(....)/, '$1-$2-'));
  await page.getByLabel('メモ', { exact: true }).fill('父');
  await page.getByRole('button', { name: '非表示にする', exact: true }).click();
  await expect(page.getByText('1 / 50件')).toBeVisible();
  await expect(page.getByText(lastDigits)).toHaveCount(0);
  await expectCleanScreen(page, 'hidden numbers');
  await page.getByRole('button', { name: '「父」を削除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '削除' }).click();
  await expect(page.getByText('登録した番号はありません')).toBeVisible();
});
