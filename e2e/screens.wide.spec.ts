import type { Page } from '@playwright/test';
import { expectCleanScreen } from './axe.ts';
import { castWith } from './support/casts.ts';
import { tick } from './support/choose.ts';
import { LAST_MEETING, lastMeeting } from './support/demo.ts';
import { signIn } from './support/dev.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE, guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

interface Screen {
  readonly path: string;
  /** What shows that it has loaded. */
  readonly text: string;
}

const OPEN: readonly Screen[] = [
  { path: '/authentication', text: '利用する目的をお選びください' },
  { path: '/authentication?as=guest', text: '携帯電話番号' },
  { path: '/authentication/legal/terms-service', text: '利用規約' },
  { path: '/dev', text: 'サービス内の現在時刻' },
  // Of one channel that has no mails: these are drawn in frames of their own.
  { path: '/dev/inbox?channel=SMS', text: '受信箱' },
];

const GUEST: readonly Screen[] = [
  { path: '/guest', text: '明日、会えるキャスト' },
  { path: '/guest/favorite', text: 'お気に入り' },
  { path: '/guest/dohan-list', text: '同伴予約一覧' },
  { path: '/guest/dohan-list?tab=PAST', text: '完了' },
  { path: '/guest/dohan-day', text: '本日の同伴はありません' },
  { path: '/guest/chat-list', text: 'すべて' },
  { path: '/guest/my-profile', text: 'ポイントを購入する' },
  { path: '/guest/edit-profile', text: 'ニックネーム' },
  { path: '/guest/notification', text: 'お知らせ' },
  { path: '/guest/buy-point', text: 'ポイント数を指定する' },
  { path: '/guest/buy-point/history', text: 'ポイント購入履歴' },
  { path: '/guest/payment-info', text: 'クレジットカード' },
  { path: '/guest/coupon', text: 'クーポンコード' },
  { path: '/guest/gift', text: '贈ったギフト' },
  { path: '/guest/used-point-history', text: 'ポイント利用履歴' },
  { path: '/guest/help', text: 'ヘルプ' },
  { path: '/guest/no-such-page', text: 'ページが見つかりませんでした' },
];

const CAST: readonly Screen[] = [
  { path: '/cast', text: '今月の獲得ポイント' },
  { path: '/cast/bookings', text: '評価待ち' },
  { path: '/cast/dohan-list', text: '同伴予約一覧' },
  { path: '/cast/dohan-day', text: '本日の同伴' },
  { path: '/cast/setting/setting-schedule', text: 'これからの予定' },
  { path: '/cast/setting/setting-price', text: '料金の例' },
  { path: '/cast/setting-point', text: '料金の例' },
  { path: '/cast/bank-account', text: 'ご登録の氏名と一致しています。' },
  { path: '/cast/stage', text: 'ステージの一覧' },
  { path: '/cast/point-history', text: 'ポイント獲得・精算履歴' },
  { path: '/cast/gift', text: '受け取ったギフト' },
  { path: '/cast/my-profile', text: '料金・報酬ポイント設定' },
  { path: '/cast/edit-profile', text: '自己紹介' },
  { path: '/cast/notification', text: 'お知らせ' },
];

async function lookAt(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const { path, text } of screens) {
    await page.goto(path);
    await expect(page.locator('body'), path).toContainText(text, { useInnerText: true });
    await expectCleanScreen(page, path);
  }
}

test('screens before the login', ({ page }) => lookAt(page, OPEN));

test("a guest's screens", async ({ page }) => {
  await signIn(page, DEMO_GUEST_PHONE, 1);
  await lookAt(page, GUEST);
});

test("a cast's screens", async ({ page }) => {
  await signIn(page, DEMO_CAST_PHONE, 2);
  await lookAt(page, CAST);
});

test('bookings in detail, of both sides', async ({ page, request }) => {
  const met = await lastMeeting(request);
  await signIn(page, DEMO_GUEST_PHONE, 1);
  await lookAt(page, [{ path: `/guest/dohan-detail?bookingId=${met.bookingId}`, text: '利用ポイント' }]);
  await signIn(page, DEMO_CAST_PHONE, 2, '/cast/dohan-list?tab=PAST');
  const day = `${Number(met.day.slice(5, 7))}月${Number(met.day.slice(8))}日`;
  await page
    .getByRole('link')
    .filter({ hasText: `${LAST_MEETING.guest}さん` })
    .filter({ hasText: day })
    .click();
  await expect(page).toHaveURL(new RegExp(met.bookingId));
  await expect(page.getByText(met.number, { exact: true })).toBeVisible();
  await expectCleanScreen(page, 'booking of the cast');
});

test('filters beside the list, and the request sheet in the middle', async ({ page, request }) => {
  const guest = await guestWith(request, { points: 50_000 });
  const { castId, day } = await castWith(request);
  await signIn(page, guest.phone, 1);
  await tick(page.getByRole('checkbox', { name: 'ラウンジ' }), true);
  await expect(page).toHaveURL(/genre=3/);
  await expect(page.getByRole('button', { name: 'ラウンジを外す' })).toBeVisible();
  await expectCleanScreen(page, 'search, narrowed down');
  await page.goto(`/guest/user-profile?castId=${castId}&day=${day}`);
  await page.getByRole('button', { name: '同伴をリクエスト' }).filter({ visible: true }).click();
  await expect(page.getByRole('dialog').getByText('必要ポイント')).toBeVisible();
  await expectCleanScreen(page, 'request sheet');
  const path = `/guest/dohan-request?castId=${castId}&day=${day}`;
  await lookAt(page, [{ path, text: '最大4名' }]);
});

test('the menu beside a screen shows its entry, also on a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await signIn(page, DEMO_CAST_PHONE, 2, '/cast/settings/notifications');
  const menu = page.getByRole('navigation', { name: 'マイページのメニュー' });
  const entry = menu.getByRole('link', { name: '通知設定' });
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect(entry).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
