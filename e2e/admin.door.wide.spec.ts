import { OFFICE_IDLE_MINUTES } from '@yoimachi/domain/operator';
import { expectCleanScreen } from './axe.ts';
import { moveClock } from './support/dev.ts';
import { takeInvitation, typeCode, typePassword } from './support/office.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a colleague comes by invitation, by password and code, by a recovery code once, and ends where she is signed in elsewhere', async ({
  page,
  openBrowser,
}) => {
  const { mail, secret, recoveryCodes } = await takeInvitation(page, 'owner');
  expect(recoveryCodes).toHaveLength(10);
  const other = await openBrowser();
  await test.step('by password and code, and to the screen that was asked for', async () => {
    await other.goto('/admin/settings');
    await expect(other.getByLabel('メールアドレス')).toBeVisible();
    await expectCleanScreen(other, 'the login of the office');
    await typePassword(other, mail, 'not the password at all');
    await expect(other.getByRole('alert')).toContainText('正しくありません');
    await typePassword(other, mail);
    await other.getByLabel('確認コード').fill('000000');
    await expect(other.getByRole('alert')).toContainText('確認コードが正しくありません');
    await expectCleanScreen(other, 'the second factor');
    await moveClock(1);
    await typeCode(other, secret);
    await expect(other.getByRole('heading', { name: '設定', level: 1 })).toBeVisible();
  });

  await test.step('a link of another site, with which no cookie is sent, leads in, too', async () => {
    const office = other.url();
    await other.goto('data:text/html,<title>a mail</title>');
    await other.setContent(`<a href="${office}?from=mail">here</a>`);
    const login = other.waitForRequest(/\/assets\/login-/);
    await other.getByRole('link', { name: 'here' }).click();
    await login;
    await expect(other.getByRole('heading', { name: '設定', level: 1 })).toBeVisible();
  });

  await test.step('who is signed in elsewhere is ended from here, and finds the login', async () => {
    await page.getByRole('link', { name: '設定' }).click();
    await expect(page.getByRole('button', { name: 'ログアウトさせる' })).toBeVisible();
    await expectCleanScreen(page, "an operator's settings");
    await page.getByRole('button', { name: 'ログアウトさせる' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'ログアウトさせる' }).click();
    await expect(page.getByText('ログアウトさせました。')).toBeVisible();
    await expect(page.getByRole('button', { name: 'ログアウトさせる' })).toHaveCount(0);
    await expect(other.getByLabel('メールアドレス')).toBeVisible();
  });

  await test.step('a recovery code counts once', async () => {
    const typeRecoveryCode = async () => {
      await typePassword(other, mail);
      await other.getByRole('button', { name: 'リカバリーコードを使う' }).click();
      await other.getByLabel('リカバリーコード', { exact: true }).fill(recoveryCodes[0]!);
      await other.getByRole('button', { name: '確認する' }).click();
    };
    await typeRecoveryCode();
    await expect(other.getByRole('navigation')).toBeVisible();
    await other.getByRole('button', { name: 'ログアウト', exact: true }).click();
    await typeRecoveryCode();
    await expect(other.getByRole('alert')).toContainText('正しくありません');
  });

  await page.getByRole('link', { name: '担当者' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectCleanScreen(page, 'the staff');
  await page.getByRole('link', { name: '監査ログ' }).click();
  await page.getByRole('button', { name: /招待リンクを発行の詳細/ }).click();
  await expect(page.getByRole('complementary')).toContainText('完了');
  await expectCleanScreen(page, 'the audit');

  await test.step('who does nothing for half an hour signs in again, and is back where she was', async () => {
    await moveClock(OFFICE_IDLE_MINUTES + 1);
    await page.reload();
    await typePassword(page, mail);
    await typeCode(page, secret);
    await expect(page.getByRole('heading', { name: '監査ログ', level: 1 })).toBeVisible();
  });
});
