import type { Page } from '@playwright/test';
import { expectCleanScreen } from './axe.ts';
import { BEGUN_CAST } from './support/demo.ts';
import { enterOffice, memberPath, STAFF } from './support/office.ts';
import { guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Runs where it is taken for markup, and tells this page. */
const HOSTILE_NOTE = '=HYPERLINK("https://evil.example") <img src=x onerror="window.ranHere=1">';
const ran = (page: Page) => page.evaluate(() => 'ranHere' in window);

/** It is loaded when it is first opened: what is typed before goes nowhere. */
const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: '会員・予約・決済・画面を探す' })).toBeFocused();
};

const findByPhone = async (page: Page, phone: string) => {
  await page.goto('/admin/members');
  await page.getByRole('button', { name: '個人情報から探す' }).click();
  await page.getByRole('textbox', { name: '電話番号', exact: true }).fill(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1人が見つかりました。')).toBeVisible();
};

test('one operator finds a guest by phone and suspends him, another lifts it', async ({
  page,
  request,
  openBrowser,
}) => {
  const guest = await guestWith(request, { nickname: '<b>=1+1' });
  await enterOffice(page, STAFF.support);
  await findByPhone(page, guest.phone);
  await expectCleanScreen(page, 'whom a phone number names');
  await page.getByRole('dialog').getByRole('link', { name: '<b>=1+1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '<b>=1+1' })).toBeVisible();

  await page.getByRole('button', { name: '利用を停止する' }).click();
  await expect(page.getByText('キャンセルされる予約はありません。')).toBeVisible();
  await expect(page.getByText(/ログイン中の\d+台がログアウトされます。/)).toBeVisible();
  await page.getByLabel('停止の区分').selectOption({ label: 'トラブル' });
  await page.getByLabel('停止の理由').fill('通報の内容を調査するため');
  await expectCleanScreen(page, 'what a suspension ends');
  await page.getByRole('dialog').getByRole('button', { name: '利用を停止する' }).click();
  await expect(page.getByText('利用を停止し、予約0件をキャンセルしました。')).toBeVisible();
  await expect(page.getByRole('button', { name: '停止を解除する' })).toBeVisible();

  const other = await openBrowser();
  await enterOffice(other, STAFF.reviewer, new URL(page.url()).pathname);
  const suspension = other.getByRole('region', { name: '利用停止の記録' }).getByRole('listitem');
  await expect(suspension).toContainText(STAFF.support);
  await expect(suspension).toContainText('停止中');
  await other.getByRole('button', { name: '停止を解除する' }).click();
  await other.getByRole('dialog').getByRole('button', { name: '停止を解除する' }).click();
  await expect(other.getByText('理由を入力してください。')).toBeVisible();
  await other.getByLabel('よく使う理由').selectOption({ index: 1 });
  await other.getByRole('dialog').getByRole('button', { name: '停止を解除する' }).click();
  await expect(other.getByText('利用停止を解除しました。')).toBeVisible();
  await expect(other.getByRole('button', { name: '利用を停止する' })).toBeVisible();
});

test('what is private shows for a reason, what somebody typed stays what it is', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request, { nickname: '<i>=2*3' });
  const { phone } = guest;
  await enterOffice(page, STAFF.support, await memberPath(request, guest));
  const main = page.getByRole('main');
  await expect(main.getByText(`●●●●${phone.slice(-4)}`)).toBeVisible();
  await expect(main.getByText(phone.slice(-8))).toHaveCount(0);
  await page.getByRole('button', { name: '個人情報を表示する' }).click();
  await page.getByText('身の安全を確認するため').click();
  await page.getByRole('button', { name: '5分間表示する' }).click();
  await expect(main.getByText(new RegExp(phone.slice(1)))).toBeVisible();

  await page.getByLabel('メモを追加').fill(HOSTILE_NOTE);
  await page.getByRole('button', { name: '追加する' }).click();
  await expect(page.getByText('メモを追加しました。')).toBeVisible();
  await expect(main.getByText(HOSTILE_NOTE)).toBeVisible();
  await expectCleanScreen(page, 'a member with something private shown');
  expect(await ran(page)).toBe(false);

  const tabs = page.getByRole('navigation', { name: '会員の情報' });
  for (const tab of [
    '予約',
    'ポイント',
    '購入・請求',
    '評価',
    '通報・ブロック',
    'ログイン',
    '同意',
    '履歴',
  ]) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
    await expect(main.getByRole('status')).toHaveCount(0);
    await expectCleanScreen(page, `a member: ${tab}`);
  }
  await expect(main.getByText('個人情報を表示')).toBeVisible();
});

test('filters are kept under a name, and everything is found from the keyboard', async ({ page }) => {
  await enterOffice(page, STAFF.support, '/admin/members?side=CAST&ageState=UNCHECKED');
  await expect(page.getByRole('table')).toBeVisible();
  await expectCleanScreen(page, 'the list of members');
  await page.getByRole('button', { name: 'この条件を保存' }).click();
  await page.getByLabel('条件の名前').fill('未確認 <b>');
  await page.keyboard.press('Enter');
  await expect(page.getByText('「未確認 <b>」を保存しました。')).toBeVisible();
  await page.getByRole('button', { name: 'すべて' }).click();
  await expect(page).toHaveURL(/\/admin\/members$/);
  await page.getByRole('button', { name: '未確認 <b>', exact: true }).click();
  await expect(page).toHaveURL(/ageState=UNCHECKED/);

  const row = page.getByRole('row', { name: BEGUN_CAST });
  const number = await row.getByText(/^C-\d+$/).innerText();
  await openPalette(page);
  await page.keyboard.type(number);
  await expect(page.getByRole('option', { name: number })).toBeVisible();
  await expectCleanScreen(page, 'the palette');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(`キャスト ${number}`)).toBeVisible();
  await openPalette(page);
  await page.keyboard.type('担当者');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '担当者' })).toBeVisible();
});
