import type { APIRequestContext, Page } from '@playwright/test';
import { VIEW_MINUTES } from '@yoimachi/domain/viewing';
import { expectCleanScreen } from './axe.ts';
import { anyOf } from './support/choose.ts';
import { moveClock } from './support/dev.ts';
import { enterOffice, memberPath, STAFF } from './support/office.ts';
import { guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const NAME = '<b>=見る人';

/** Opens a member, asks for his screens with a reason, and returns the tab and his number. */
async function openHis(page: Page, request: APIRequestContext) {
  const guest = await guestWith(request, { nickname: NAME });
  await enterOffice(page, STAFF.support, await memberPath(request, guest));
  await page.getByRole('button', { name: 'ご本人の画面' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '閲覧する' }).click();
  await expect(dialog.getByText('理由を入力してください。')).toBeVisible();
  await dialog.getByRole('textbox', { name: '理由' }).fill('ご本人からの問い合わせに対応するため');
  await dialog.getByRole('button', { name: '閲覧する' }).click();
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: '新しいタブで開く' }).click();
  const tab = await opened;
  const bar = tab.getByRole('region', { name: '運営の閲覧' });
  await expect(bar.getByText(`${NAME}さんの画面を閲覧中です。`)).toBeVisible();
  return { tab, bar, phone: guest.phone };
}

test('support looks as a guest sees it, changes nothing, and it ends', async ({ page, request }) => {
  const { tab, bar, phone } = await openHis(page, request);
  await expect(tab).toHaveURL(/\/guest$/);
  await expectCleanScreen(tab, 'the product as a guest sees it');

  await anyOf(tab.getByRole('button', { name: /お気に入りに登録/ })).click();
  await expect(tab.getByText('運営の閲覧画面のため、操作はできません。')).toBeVisible();
  const menu = tab.getByRole('navigation', { name: 'メインメニュー' });
  await menu.getByRole('link', { name: 'チャット' }).click();
  await expect(tab.getByText('運営の閲覧画面では表示しない情報です。')).toBeVisible();
  await menu.getByRole('link', { name: 'マイページ' }).click();
  await expect(tab.getByRole('heading', { name: 'マイページ', level: 1 })).toBeVisible();
  await expect(tab.getByText(phone.slice(-4))).toHaveCount(0);

  await bar.getByRole('button', { name: '終了する' }).click();
  await expect(tab.getByRole('heading', { name: '閲覧を終了しました' })).toBeVisible();
  await expectCleanScreen(tab, 'a view that has ended');
  await tab.goBack();
  await expect(tab.getByRole('heading', { name: 'ログイン・新規登録' })).toBeVisible();
  await expect(tab.getByText('さんの画面を閲覧中です。')).toHaveCount(0);
});

test('when its time is over, the screens of a member are gone by themselves', async ({ page, request }) => {
  await page.context().clock.install();
  const { tab } = await openHis(page, request);
  await moveClock(VIEW_MINUTES);
  await page.context().clock.fastForward(VIEW_MINUTES * 60_000);
  await expect(tab.getByRole('heading', { name: '閲覧を終了しました' })).toBeVisible();
});
