import type { Page } from '@playwright/test';
import { expectCleanScreen } from './axe.ts';
import { signIn } from './support/dev.ts';
import { balanceOf } from './support/guest.ts';
import { DECLINED_CARD, giveCard, GOOD_CARD, guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** From the card screen through the provider's pages and back. */
async function registerCard(page: Page, number: string): Promise<void> {
  const onward = page.getByRole('button', { name: 'カード情報の入力に進む' });
  await page.getByLabel('登録するカードでの支払いに同意する').check();
  await expect(onward).toBeDisabled();
  await page.getByLabel('不足分の自動請求に同意する').check();
  await onward.click();
  await page.getByLabel('カード番号').fill(number);
  await page.getByLabel('有効期限（月/年）').fill('08/40');
  await page.getByLabel('セキュリティコード').fill('123');
  await page.getByRole('button', { name: '本人認証へ進む' }).click();
  await page.getByRole('button', { name: '認証する', exact: true }).click();
}

async function chooseAmount(page: Page, points: string): Promise<void> {
  await page.getByLabel('ポイント数を指定する').fill(points);
  await page.getByRole('button', { name: '内容を確認する' }).click();
}

test('a card is registered, points are bought with 3-D Secure and found in the history', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request);
  await signIn(page, guest.phone, 1, '/guest/payment-info');
  await expect(page.getByText('カードが登録されていません')).toBeVisible();
  await expectCleanScreen(page, 'no card');
  await registerCard(page, GOOD_CARD);
  await expect(page.getByText('同意済み')).toBeVisible();
  await expect(page.getByLabel('登録するカードでの支払いに同意する')).toBeHidden();
  await page.getByRole('button', { name: '別のカードを登録する' }).click();
  await expect(page.getByLabel('登録するカードでの支払いに同意する')).toBeVisible();
  await page.reload();
  await expectCleanScreen(page, 'card');

  await page.getByRole('link', { name: 'ポイントを購入する' }).click();
  await chooseAmount(page, '33333');
  const order = page.getByRole('main');
  for (const text of ['40,332円', 'お支払い時期', '提供の時期', '申込期間・数量', '返品・返金について'])
    await expect(order).toContainText(text);
  await expectCleanScreen(page, 'confirm a purchase');
  await page.getByRole('button', { name: 'この内容で購入する' }).click();
  await expect(page.getByRole('heading', { name: '本人認証サービス' })).toBeVisible();
  await expectCleanScreen(page, '3-D Secure');
  await page.getByRole('button', { name: '認証する', exact: true }).click();
  await expect(page.getByText('購入が完了しました')).toBeVisible();

  await page.goto('/guest/buy-point/history');
  await page.getByRole('radio', { name: '月間' }).check();
  await expect(page.getByText('40,332円')).toBeVisible();
  await expectCleanScreen(page, 'purchases');
  await page.goto('/guest');
  await expect(balanceOf(page)).toHaveText('現在のポイント 33,333P');
});

test('after a decline the same points are bought with another card', async ({ page, request }) => {
  const guest = await guestWith(request);
  await giveCard(request, guest, DECLINED_CARD);
  await signIn(page, guest.phone, 1, '/guest/buy-point');
  await chooseAmount(page, '5000');
  await page.getByRole('button', { name: 'この内容で購入する' }).click();
  await expect(page.getByText('購入できませんでした')).toBeVisible();
  await page.getByRole('button', { name: 'カードを変更する' }).click();
  await registerCard(page, GOOD_CARD);

  await expect(page.getByRole('button', { name: 'この内容で購入する' })).toBeVisible();
  await page.getByRole('button', { name: 'この内容で購入する' }).click();
  await page.getByRole('button', { name: '認証する', exact: true }).click();
  await expect(page.getByText('購入が完了しました')).toBeVisible();
  await page.goto('/guest');
  await expect(balanceOf(page)).toHaveText('現在のポイント 5,000P');
});
