import { expectCleanScreen } from './axe.ts';
import { signIn } from './support/dev.ts';
import { registerGuest } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a guest narrows the search, takes a condition away, and finds a store by the keyboard', async ({
  page,
  request,
}) => {
  await signIn(page, (await registerGuest(request)).phone, 1);
  await page.getByRole('button', { name: '絞り込み' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: 'ラウンジ' }).check();
  await sheet.getByRole('checkbox', { name: 'お気に入りのみ' }).check();
  await sheet.getByRole('button', { name: '0人を表示' }).click();
  await expect(page.getByText('条件に合うキャストが見つかりませんでした')).toBeVisible();
  await page.getByRole('button', { name: /^お気に入りの条件を外す/ }).click();
  await expect(page).toHaveURL(/genre=3/);
  await expectCleanScreen(page, 'a search, narrowed');
  await page.getByRole('button', { name: 'ラウンジを外す' }).click();
  await expect(page).not.toHaveURL(/genre=/);

  const words = page.getByRole('combobox', { name: 'キーワード' });
  await words.fill('ラウ');
  const store = page.getByRole('option', { name: /^ラウンジ/ }).first();
  await expect(store).toBeVisible();
  await words.press('ArrowDown');
  await expect(store).toHaveAttribute('aria-selected', 'true');
  await expectCleanScreen(page, 'suggestions');
  await words.press('Enter');
  await expect(page).toHaveURL(/words=/);
  await expect(
    page
      .getByRole('main')
      .getByText(/ \/ ラウンジ/)
      .first(),
  ).toBeVisible();
});
