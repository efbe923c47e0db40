import { expectCleanScreen } from './axe.ts';
import { UNCHECKED_CAST } from './support/demo.ts';
import { enterOffice, STAFF } from './support/office.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a reviewer opens a document, compares it and approves it by keyboard alone', async ({ page }) => {
  const { nickname, name } = UNCHECKED_CAST;
  await enterOffice(page, STAFF.reviewer, '/admin/queues/age-checks');
  const waiting = page.getByRole('region', { name: '年齢確認の一覧' }).getByRole('link');
  await expect(waiting).toHaveCount(2);
  await expect(page.getByRole('link', { name: '監査ログ' })).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(waiting.filter({ hasText: nickname })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('書類は表示していません')).toBeVisible();
  await expectCleanScreen(page, 'a document that is not shown');
  await page.keyboard.press('o');
  await expect(page.getByText(name)).toBeVisible();
  for (const picture of ['書類 1', 'ご本人']) {
    await page.getByRole('button', { name: picture }).click();
    const shown = page.getByRole('img', { name: picture });
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.keyboard.press('t');
  await page.keyboard.press('+');
  await expectCleanScreen(page, 'a document that is shown');
  for (const key of ['1', '2', '3', '4', '5', '6']) await page.keyboard.press(key);
  await expect(page.getByText('すべての項目を確認しました')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText(`${nickname}さんの年齢確認を承認しました。`)).toBeVisible();
  await expect(waiting).toHaveCount(1);
  await expect(waiting).not.toContainText(nickname);
});
