import { expectCleanScreen } from './axe.ts';
import { typeCode, joinOffice, typePassword } from './support/office.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a colleague comes by invitation, signs in by password and code, and by a recovery code once', async ({
  page,
}) => {
  const { mail, secret, recoveryCodes } = await joinOffice(page, 'owner');
  expect(recoveryCodes).toHaveLength(10);
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page.getByLabel('メールアドレス')).toBeVisible();
  await expectCleanScreen(page, 'the login of the office');
  await typePassword(page, mail, 'not the password at all');
  await expect(page.getByRole('alert')).toContainText('正しくありません');
  await typePassword(page, mail);
  await page.getByLabel('確認コード').fill('000000');
  await expect(page.getByRole('alert')).toContainText('確認コードが正しくありません');
  await expectCleanScreen(page, 'the second factor');
  await typeCode(page, secret, page.getByRole('navigation'));

  await page.getByRole('button', { name: 'ログアウト' }).click();
  for (const isFirst of [true, false]) {
    await typePassword(page, mail);
    await page.getByRole('button', { name: 'リカバリーコードを使う' }).click();
    await page.getByLabel('リカバリーコード', { exact: true }).fill(recoveryCodes[0]!);
    await page.getByRole('button', { name: '確認する' }).click();
    if (!isFirst) break;
    await expect(page.getByRole('navigation')).toBeVisible();
    await page.getByRole('button', { name: 'ログアウト' }).click();
  }
  await expect(page.getByRole('alert')).toContainText('正しくありません');
});

test('who is signed in elsewhere is ended from here, and finds the login', async ({ page, openBrowser }) => {
  const { mail, secret } = await joinOffice(page, 'owner');
  const other = await openBrowser();
  await other.goto('/admin/settings');
  await typePassword(other, mail);
  await typeCode(other, secret, other.getByRole('heading', { name: '設定' }));

  await page.getByRole('link', { name: '設定' }).click();
  await expectCleanScreen(page, "an operator's settings");
  await page.getByRole('button', { name: 'ログアウトさせる' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ログアウトさせる' }).click();
  await expect(page.getByText('ログアウトさせました。')).toBeVisible();
  await expect(page.getByRole('button', { name: 'ログアウトさせる' })).toHaveCount(0);
  await other.getByRole('link', { name: '担当者' }).click();
  await expect(other.getByLabel('メールアドレス')).toBeVisible();

  await page.getByRole('link', { name: '担当者' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectCleanScreen(page, 'the staff');
  await page.getByRole('link', { name: '監査ログ' }).click();
  await page
    .getByRole('button', { name: /招待リンクを発行の詳細/ })
    .first()
    .click();
  await expect(page.getByRole('complementary')).toContainText('完了');
  await expectCleanScreen(page, 'the audit');
});
