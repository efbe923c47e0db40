import { expectCleanScreen } from './axe.ts';
import { signIn } from './support/dev.ts';
import { publishNews } from './support/operator.ts';
import { guestWith } from './support/people.ts';
import { pressKey } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

const BODY =
  '銀座から歩いて行けるお店です。\n\n空いている日は[キャストをさがす](/guest)からご覧いただけます。';

test('a banner leads on, and news are read in their tab until nothing is unread', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request);
  for (const title of ['冬の夜景のお店', '年始の営業時間']) await publishNews(request, { title, body: BODY });
  await signIn(page, guest.phone, 1);
  const banners = page.getByRole('region', { name: 'ご案内' });
  const banner = banners.getByRole('link', { name: '年内のポイント購入は12月30日まで' });
  await expect(banner).toBeVisible();
  await banner.scrollIntoViewIfNeeded();
  const picture = banner.getByRole('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectCleanScreen(page, 'home with banners');
  await pressKey(banner);
  await expect(page).toHaveURL(/\/guest\/buy-point$/);

  await page.goto('/notification?tab=NEWS');
  await expect(page).toHaveURL(/\/guest\/notification\?tab=NEWS$/);
  const news = page.getByRole('link', { name: '冬の夜景のお店' });
  await expect(news).toContainText('未読');
  await expectCleanScreen(page, 'news');
  await news.click();
  await expect(page.getByRole('heading', { name: '冬の夜景のお店' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'キャストをさがす' })).toHaveAttribute('href', '/guest');
  await expectCleanScreen(page, 'one piece of news');
  await page.goBack();
  await expect(news).not.toContainText('未読');
  await page.getByRole('button', { name: 'すべて既読' }).click();
  await expect(page.getByText('未読', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: /^お知らせ/ })).toHaveText('お知らせ');
});
