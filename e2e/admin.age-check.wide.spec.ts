import { expectCleanScreen } from './axe.ts';
import { handInDocument, registeredCast } from './support/age.ts';
import { joinOffice, showOnly } from './support/office.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a reviewer opens a document, compares it and approves it by keyboard alone', async ({
  page,
  request,
}) => {
  const { token } = await registeredCast(request);
  const checkId = await handInDocument(request, token);
  // Others hand in documents meanwhile: the queue is that of this one.
  await showOnly(page, /\/admin\/v1\/age-checks(?:\?|$)/, (row) => row['checkId'] === checkId);
  await joinOffice(page, 'reviewer');
  await expect(page.getByRole('link', { name: '監査ログ' })).toHaveCount(0);
  await page.goto('/admin/queues/age-checks');
  await expect(page.getByText('あおい')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByText('書類は表示していません')).toBeVisible();
  await expectCleanScreen(page, 'a document that is not shown');
  await page.keyboard.press('o');
  await expect(page.getByText('佐藤 葵')).toBeVisible();
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
  for (const name of ['1', '2', '3', '4', '5', '6']) await page.keyboard.press(name);
  await expect(page.getByText('すべての項目を確認しました')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('あおいさんの年齢確認を承認しました。')).toBeVisible();
  await expect(page.getByText('判断を待つ年齢確認はありません')).toBeVisible();
});
