import type { Page } from '@playwright/test';
import { dayOf, formatDay } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { withAuthenticator } from './support/authenticator.ts';
import { arrivedCode, productNow } from './support/dev.ts';
import { newPhone, guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Begins a login by LINE as a guest. */
async function goToLine(page: Page): Promise<void> {
  await page.getByLabel('私は18歳以上です').check();
  await page.getByRole('button', { name: 'LINEで続ける' }).click();
  await expect(page.getByRole('heading', { name: 'アカウントの選択' })).toBeVisible();
}

/** Goes on at LINE as somebody new of that name. */
async function agreeAs(page: Page, name: string): Promise<void> {
  await page.getByLabel('新しい人として続ける').fill(name);
  await page.getByRole('button', { name: 'この名前で許可する' }).click();
}

test('a new guest comes by LINE, verifies a number, and unlinks and links again', async ({
  page,
  request,
}) => {
  await page.goto('/authentication?as=guest');
  await page.getByRole('button', { name: 'LINEで続ける' }).click();
  await expect(page.getByText('18歳以上であることをご確認のうえ、チェックを入れてください。')).toBeVisible();
  await expectCleanScreen(page, 'the login');
  await goToLine(page);
  await page.getByRole('button', { name: 'キャンセル' }).click();
  await expect(page.getByText('LINEログインがキャンセルされました。')).toBeVisible();
  await goToLine(page);
  await agreeAs(page, '宵の花子');
  await expect(page.getByRole('heading', { name: 'ゲスト登録' })).toBeVisible();
  expect(page.url()).not.toContain('code=');

  await page.goto('/guest/settings/login');
  await expect(page.getByText('宵の花子')).toBeVisible();
  const unlink = page.getByRole('button', { name: '連携を解除する' });
  await expect(unlink).toBeDisabled();
  await expectCleanScreen(page, 'the ways in');
  await page.getByRole('link', { name: '携帯電話番号を認証する' }).click();
  const phone = newPhone();
  await page.getByLabel('携帯電話番号').fill(phone);
  await expectCleanScreen(page, 'the number of who came by LINE');
  await page.getByRole('button', { name: '認証コードを送信する' }).click();
  await page.getByLabel('認証コード', { exact: true }).fill(await arrivedCode(request, phone));
  await expect(page.getByText(`090-****-${phone.slice(-4)}`)).toBeVisible();

  await unlink.click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: '連携を解除する' }).click();
  await expect(page.getByText('連携していません')).toBeVisible();
  await page.getByRole('button', { name: 'LINEと連携する' }).click();
  await agreeAs(page, '朝の花子');
  await expect(page.getByText('LINEを連携しました')).toBeVisible();
  await expect(page.getByText('朝の花子')).toBeVisible();
});

test('a callback that this browser did not begin leads nobody in', async ({ page }) => {
  await page.goto('/authentication/line?code=foreign&state=foreign');
  await expect(page.getByRole('heading', { name: '利用する目的をお選びください' })).toBeVisible();
  await page.getByRole('button', { name: 'ゲストとして利用する' }).click();
  await goToLine(page);
  const url = page.url();
  await page.goto('/authentication');
  await expect(page.getByRole('heading', { name: '利用する目的をお選びください' })).toBeVisible();
  await page.goto(url);
  await agreeAs(page, '宵の花子');
  // The login ended what was begun before it.
  await expect(page).toHaveURL(/line=failed/);
});

test('a number of somebody else is refused with the way out', async ({ page, request }) => {
  const guest = await guestWith(request);
  await page.goto('/authentication?as=guest');
  await goToLine(page);
  await agreeAs(page, '宵の花子');
  await expect(page.getByRole('heading', { name: 'ゲスト登録' })).toBeVisible();
  await page.goto('/authentication/phone');
  await page.getByLabel('携帯電話番号').fill(guest.phone);
  await page.getByRole('button', { name: '認証コードを送信する' }).click();
  const code = await arrivedCode(request, guest.phone);
  await page.getByLabel('認証コード', { exact: true }).fill(code);
  await expect(page.getByText('この電話番号はすでに登録されています。')).toBeVisible();
});

test('a passkey is offered once after a login by SMS, and then signs in', async ({
  page,
  request,
  baseURL,
}) => {
  // Browsers know no passkeys of a bare address.
  const home = baseURL!.replace('127.0.0.1', 'localhost');
  await withAuthenticator(page);
  const guest = await guestWith(request);
  await page.goto(`${home}/authentication?as=guest`);
  await page.getByLabel('携帯電話番号').fill(guest.phone);
  await page.getByLabel('私は18歳以上です').check();
  await page.getByRole('button', { name: '認証コードを送信する' }).click();
  const code = await arrivedCode(request, guest.phone);
  await page.getByLabel('認証コード', { exact: true }).fill(code);
  await expect(page.getByRole('heading', { name: '次回からかんたんにログイン' })).toBeVisible();
  await expectCleanScreen(page, 'the offer of a passkey');
  await page.getByRole('button', { name: 'パスキーを登録する' }).click();
  await expect(page).toHaveURL(/\/(guest|authentication\/profile)/);
  const landed = new URL(page.url()).pathname;

  await page.evaluate(() => {
    sessionStorage.clear();
    for (const name of Object.keys(localStorage)) if (!name.includes('offer')) localStorage.removeItem(name);
  });
  await page.goto(`${home}/authentication?as=guest`);
  await page.getByLabel('私は18歳以上です').check();
  await page.getByRole('button', { name: 'パスキーでログイン' }).click();
  await expect(page).toHaveURL(`${home}${landed}`);

  await page.goto(`${home}/guest/settings/login`);
  const today = formatDay(dayOf(await productNow(request)));
  await expect(page.getByText(`最終利用：${today}`)).toBeVisible();
  await page.getByRole('button', { name: /の名前を変更/ }).click();
  await page.getByLabel('パスキーの名前').fill('いつものスマホ');
  await page.getByRole('button', { name: '保存する' }).click();
  await page.getByRole('button', { name: '「いつものスマホ」を削除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
  await expect(page.getByText('パスキーは登録されていません。')).toBeVisible();
});
