import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { theCast } from './support/chat.ts';
import { signIn } from './support/dev.ts';
import { agreeOnEvening } from './support/evening.ts';
import { guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('news of a booking stand at the bell until it is opened, whichever way leads there', async ({
  page,
  request,
}) => {
  const { guest } = await agreeOnEvening(request, { aheadDays: 3, sparePoints: 0 });
  await signIn(page, guest.phone, 1);
  const tab = page.getByRole('navigation', { name: 'メインメニュー' }).getByRole('link', { name: '予約' });
  await expect(page.getByRole('link', { name: 'お知らせ 未読1件' })).toBeVisible();
  // The booking asks nothing of him.
  await expect(tab).toHaveText('予約');
  await page.goto('/guest/notification');
  await expectCleanScreen(page, 'unread news');
  await expect(page.getByText('未読', { exact: true })).toHaveCount(1);
  await page.goto('/guest/dohan-list');
  const read = page.waitForResponse(
    (answer) =>
      answer.url().endsWith(notificationRoutes.readNotificationsOf.path) &&
      (answer.request().postData() ?? '').includes('dohan-detail'),
  );
  await page.getByRole('main').getByRole('listitem').getByRole('link').click();
  await expect(page.getByRole('heading', { name: '同伴予約の詳細' })).toBeVisible();
  await read;
  await page.goto('/guest');
  await expect(page.getByRole('link', { name: 'お知らせ', exact: true })).toBeVisible();
  await page.goto('/guest/notification');
  await expect(page.getByRole('link', { name: '承認しました' })).toBeVisible();
  await expect(page.getByText('未読', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'すべて既読' })).toBeHidden();
});

test('a dropped favourite can be brought back in its row as long as one stays', async ({ page, request }) => {
  const guest = await guestWith(request);
  const cast = await theCast(request);
  await callApi(request, favoriteRoutes.addFavorite, { token: guest.token, body: { castId: cast.castId } });
  await signIn(page, guest.phone, 1, '/guest/favorite');
  const heart = page.getByRole('button', { name: `${cast.nickname}さんをお気に入りに登録` });
  await heart.click();
  const undo = page.getByRole('button', { name: `${cast.nickname}さんをお気に入りに元に戻す` });
  await expect(undo).toBeVisible();
  await expect(page.getByText('お気に入りから外しました')).toHaveCount(1);
  await expectCleanScreen(page, 'a dropped favourite');
  await undo.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(undo).toBeHidden();
});
