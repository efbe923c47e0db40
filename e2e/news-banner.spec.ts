import { DEMO_GUEST_PHONE } from '../tools/demo/accounts.ts';
import { expectCleanScreen } from './axe.ts';
import { signIn } from './support/dev.ts';
import { expect, test } from './support/test.ts';

test('a banner leads on, and news are read in their tab until nothing is unread', async ({ page }) => {
  await signIn(page, DEMO_GUEST_PHONE, 1);
  const banners = page.getByRole('region', { name: 'ご案内' });
  const banner = banners.getByRole('link', { name: '年内のポイント購入は12月30日まで' });
  await expect(banner).toBeVisible();
  const picture = banner.getByRole('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectCleanScreen(page, 'home with banners');
  await banner.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guest\/buy-point$/);

  await page.goto('/notification?tab=NEWS');
  await expect(page).toHaveURL(/\/guest\/notification\?tab=NEWS$/);
  const news = page.getByRole('link', { name: '冬の夜景を、同伴の前に' });
  await expect(news).toContainText('未読');
  await expectCleanScreen(page, 'news');
  await news.click();
  await expect(page.getByRole('heading', { name: '冬の夜景を、同伴の前に' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'キャストをさがす' })).toHaveAttribute('href', '/guest');
  await expectCleanScreen(page, 'one piece of news');
  await page.goBack();
  await expect(news).not.toContainText('未読');
  await page.getByRole('button', { name: 'すべて既読' }).click();
  await expect(page.getByText('未読', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: /^お知らせ/ })).toHaveText('お知らせ');
});
