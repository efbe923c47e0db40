import { expectCleanScreen } from './axe.ts';
import { withAuthenticator } from './support/authenticator.ts';
import { moveClock } from './support/dev.ts';
import { takeInvitation, typeCode, typePassword } from './support/office.ts';
import { expect, test } from './support/test.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  // Browsers know no passkeys of a bare address.
  baseURL: async ({ baseURL }, use) => use(baseURL!.replace('127.0.0.1', 'localhost')),
});

test('a passkey is added, is the second factor at the next login, and is none after it was removed', async ({
  page,
}) => {
  const confirm = await withAuthenticator(page);
  const { mail, secret } = await takeInvitation(page, 'support');
  await page.getByRole('link', { name: '設定' }).click();
  await page.getByRole('button', { name: 'パスキーを追加する' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: '登録する' }).click();
  await expect(form.getByText('入力してください。', { exact: true })).toBeVisible();
  await form.getByLabel('パスキーの名前').fill('会社のMac');
  await expectCleanScreen(page, 'the form of a passkey');
  await form.getByRole('button', { name: '登録する' }).click();
  await expect(page.getByText('会社のMac')).toBeVisible();

  const signOut = () => page.getByRole('button', { name: 'ログアウト', exact: true }).click();
  await signOut();
  await typePassword(page, mail);
  // Whoever gives the prompt up stays where he was, and may choose another way.
  await confirm(false);
  const showPasskey = page.getByRole('button', { name: 'パスキーで確認する' });
  await showPasskey.click();
  await expect(showPasskey).toBeEnabled();
  await expect(page.getByLabel('確認コード')).toBeVisible();
  await expectCleanScreen(page, 'the second factor with a passkey');
  await confirm(true);
  await showPasskey.click();
  await expect(page.getByRole('navigation')).toBeVisible();

  await page.getByRole('link', { name: '設定' }).click();
  const passkey = page.getByText('会社のMac').locator('xpath=ancestor::*[.//button][1]');
  await passkey.getByRole('button', { name: '削除する' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
  await expect(page.getByText('パスキーを削除しました。')).toBeVisible();
  await signOut();
  await typePassword(page, mail);
  await expect(page.getByLabel('確認コード')).toBeVisible();
  await expect(page.getByRole('button', { name: 'パスキーで確認する' })).toHaveCount(0);
  await moveClock(1);
  await typeCode(page, secret);
  await expect(page.getByRole('navigation')).toBeVisible();
});
