import type { Page } from '@playwright/test';
import { signIn } from './support/dev.ts';
import { balanceOf } from './support/guest.ts';
import { DECLINED_CARD, giveCard, guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

async function buy(page: Page, points: number): Promise<void> {
  await page.getByLabel('ポイント数を指定する').fill(String(points));
  await page.getByRole('button', { name: '内容を確認する' }).click();
  await page.getByRole('button', { name: 'この内容で購入する' }).click();
}

async function expectNothingBought(page: Page): Promise<void> {
  await page.goto('/guest');
  await expect(balanceOf(page)).toHaveText('現在のポイント 0P');
}

test('an amount out of range, a declined card and a failed 3-D Secure charge nothing and say what can be done', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request);
  await giveCard(request, guest, DECLINED_CARD);
  await signIn(page, guest.phone, 1, '/guest/buy-point');

  await test.step('an amount out of range is told at its field', async () => {
    const field = page.getByLabel('ポイント数を指定する');
    await field.fill('499');
    await field.blur();
    await expect(page.getByText('500P未満は購入できません。')).toBeVisible();
    await field.fill('１，０００，００１');
    await field.blur();
    await expect(page.getByText('1,000,000Pを超える金額は入力できません。')).toBeVisible();
    await expect(page.getByRole('button', { name: '内容を確認する' })).toBeDisabled();
  });
  await test.step('a declined card leads to another one', async () => {
    await buy(page, 10_000);
    await expect(page.getByText('購入できませんでした')).toBeVisible();
    await expect(
      page.getByText('カードの決済ができませんでした。別のカードをご登録ください。'),
    ).toBeVisible();
    await expect(page.getByText('カードへの請求は行われていません。')).toBeVisible();
    await page.getByRole('button', { name: 'カードを変更する' }).click();
    await expect(page.getByRole('heading', { name: 'お支払い情報' })).toBeVisible();
    await expectNothingBought(page);
  });
  await test.step('3-D Secure that fails says so', async () => {
    await giveCard(request, guest);
    await page.goto('/guest/buy-point');
    await buy(page, 10_000);
    await page.getByRole('button', { name: '認証に失敗する' }).click();
    await expect(page.getByText('本人認証サービスで認証できませんでした。')).toBeVisible();
    await expectNothingBought(page);
  });
});
