import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './dev.ts';

/** Requests a code: guest or cast, phone number, 18+ checkbox. */
export async function askForCode(
  page: Page,
  phone: string,
  side: 'ゲストとして利用する' | 'キャストとして登録する',
) {
  await page.goto('/authentication');
  await page.getByRole('button', { name: side }).click();
  await page.getByLabel('携帯電話番号').fill(phone);
  await page.getByLabel('私は18歳以上です').check();
  await page.getByRole('button', { name: '認証コードを送信する' }).click();
  await expect(page.getByRole('heading', { name: '認証コードの入力', level: 1 })).toBeVisible();
}

/** What a registration begins with: whoever agrees goes on to its first step. */
export async function agreeToRegister(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'すべてに同意して続ける' }).click();
}

/** Signs a guest in on a cast's profile on a day, and opens the request sheet there. */
export async function openRequestSheet(
  page: Page,
  phone: string,
  castId: string,
  day: string,
): Promise<Locator> {
  await signIn(page, phone, 1, `/guest/user-profile?castId=${castId}&day=${day}`);
  await page.getByRole('button', { name: '同伴をリクエスト' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('必要ポイント')).toBeVisible();
  return sheet;
}

/** The sheet's send button, once the server has said what the request costs. */
export const sendButton = (sheet: Locator) =>
  sheet.getByRole('button', { name: 'この内容で同伴リクエストを送る' });

/** The balance in the bar. */
export const balanceOf = (page: Page) => page.getByRole('link', { name: '現在のポイント' });

/** Presses one of the tabs at the bottom. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'メインメニュー' }).getByRole('link', { name }).click();
}
