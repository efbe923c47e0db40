import type { Page } from '@playwright/test';
import { expectCleanScreen } from './axe.ts';
import { productNow } from './support/dev.ts';
import { joinOffice } from './support/office.ts';
import { guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Opens a member by phone, asks for the screens with a reason, and returns the tab. */
async function openAs(page: Page, phone: string): Promise<Page> {
  await page.goto('/admin/members');
  await page.getByRole('button', { name: '個人情報から探す' }).click();
  await page.getByLabel('電話番号', { exact: true }).last().fill(phone);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('link').first().click();
  await page.getByRole('button', { name: 'ご本人の画面' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '閲覧する' }).click();
  await expect(dialog.getByText('理由を入力してください。')).toBeVisible();
  await dialog.getByRole('textbox', { name: '理由' }).fill('ご本人からの問い合わせに対応するため');
  await dialog.getByRole('button', { name: '閲覧する' }).click();
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: '新しいタブで開く' }).click();
  return opened;
}

test('support looks as a guest sees it, changes nothing, and it ends', async ({ page, request }) => {
  const { phone } = await guestWith(request, { nickname: '<b>=見る人' });
  await joinOffice(page, 'support');
  const tab = await openAs(page, phone);
  const bar = tab.getByRole('region', { name: '運営の閲覧' });
  await expect(bar.getByText('<b>=見る人さんの画面を閲覧中です。')).toBeVisible();
  await expect(tab).toHaveURL(/\/guest$/);
  await expectCleanScreen(tab, 'the product as a guest sees it');

  await tab
    .getByRole('button', { name: /お気に入りに登録/ })
    .first()
    .click();
  await expect(tab.getByText('運営の閲覧画面のため、操作はできません。')).toBeVisible();
  await tab.getByRole('link', { name: 'チャット' }).first().click();
  await expect(tab.getByText('運営の閲覧画面では表示しない情報です。')).toBeVisible();
  await tab.getByRole('link', { name: 'マイページ' }).first().click();
  await expect(tab.getByText(phone.slice(-4))).toHaveCount(0);

  await bar.getByRole('button', { name: '終了する' }).click();
  await expect(tab.getByRole('heading', { name: '閲覧を終了しました' })).toBeVisible();
  await expectCleanScreen(tab, 'a view that has ended');
  await tab.goBack();
  await expect(tab.getByText('さんの画面を閲覧中です。')).toHaveCount(0);
});

test('when its time is over, the screens of a member are gone by themselves', async ({ page, request }) => {
  const { phone } = await guestWith(request);
  await joinOffice(page, 'support');
  // Nobody waits for five minutes, and the clock is everybody's.
  await page.context().route('**/v1/view', async (route) => {
    const response = await route.fetch();
    const endsAt = new Date((await productNow(request)).getTime() + 5_000).toISOString();
    await route.fulfill({ response, json: { ...((await response.json()) as object), endsAt } });
  });
  const tab = await openAs(page, phone);
  await expect(tab.getByRole('region', { name: '運営の閲覧' })).toBeVisible();
  await expect(tab.getByRole('heading', { name: '閲覧を終了しました' })).toBeVisible();
});
