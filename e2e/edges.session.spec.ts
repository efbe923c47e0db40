import type { Page } from '@playwright/test';
import { castWith } from './support/casts.ts';
import { choose } from './support/choose.ts';
import { arrivedCode, signIn, tokenOf } from './support/dev.ts';
import { sendButton } from './support/guest.ts';
import { tabTo } from './support/keyboard.ts';
import { guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** A person may be signed in on a limited number of devices; one more ends the oldest session. */
const DEVICES = 10;
/** Of the 28 casts of 銀座 in the demo she is in the middle, by her price. */
const FAR_DOWN = 'れいな';

/** Measured in the page: how long the login takes to appear after the session was cleared. */
const waitForLogout = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const cleared = Promise.withResolvers<number>();
    const { removeItem } = Storage.prototype as { removeItem: (this: Storage, name: string) => void };
    Storage.prototype.removeItem = function (name) {
      removeItem.call(this, name);
      // The moment itself: a frame that is late would make what follows look shorter.
      if (this === sessionStorage && name === 'token') cleared.resolve(performance.now());
    };
    const clearedAt = await cleared.promise;
    while (location.pathname !== '/authentication') await new Promise(requestAnimationFrame);
    return performance.now() - clearedAt;
  });

test('a session ended elsewhere is told, logs out after 2.5 seconds, and the login leads back to where one was', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request);
  await signIn(page, guest.phone, 1, '/guest/favorite?from=logout');
  await expect(page.getByRole('heading', { name: 'お気に入り', level: 1 })).toBeVisible();
  const logout = waitForLogout(page);
  for (let device = 0; device < DEVICES; device += 1) await tokenOf(request, guest.phone, 1);
  await expect(
    page.getByText('セッションの有効期限が切れました。もう一度ログインしてください。'),
  ).toBeVisible();
  expect(await logout).toBeGreaterThan(2_400);
  await expect(page.getByRole('heading', { name: 'ログイン・新規登録' })).toBeVisible();
  await expect(page).toHaveURL(/next=%2Fguest%2Ffavorite/);
  await page.getByLabel('携帯電話番号').fill(guest.phone);
  await page.getByLabel('私は18歳以上です').check();
  await page.getByRole('button', { name: '認証コードを送信する' }).click();
  await page.getByLabel('認証コード', { exact: true }).fill(await arrivedCode(request, guest.phone));
  await page.waitForURL('**/guest/favorite*');
});

test('a logout without a network is over here at once, and on the server when the network is back', async ({
  page,
  context,
  request,
}) => {
  const guest = await guestWith(request);
  await signIn(page, guest.phone, 1);
  const token = await page.evaluate(() => String(JSON.parse(sessionStorage.getItem('token') ?? '""')));
  const status = async () =>
    (
      await request.get('/v1/live-documents/user.notification', {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status();
  await page.goto('/guest/my-profile');
  const logout = page.getByRole('button', { name: 'ログアウト' });
  await expect(logout).toBeVisible();
  await context.setOffline(true);
  await logout.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ログアウト' }).click();
  await expect(page.getByText('この端末からログアウトしました。')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  expect(await status()).toBe(200);
  await context.setOffline(false);
  // Also in a page that was reloaded.
  await page.goto('/guest');
  await expect(page.getByRole('heading', { name: 'ログイン・新規登録' })).toBeVisible();
  await expect.poll(status).toBe(401);
  // The server's answer comes after what it did: the page forgets the logout only then.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sign-outs'))).toBeNull();
});

test('an address that does not exist is a 404 that shows the app', async ({ page, request }) => {
  const nowhere = await page.goto('/nowhere');
  expect(nowhere?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.goto('/authentication'))?.status()).toBe(200);
  const robots = await request.get('/robots.txt');
  expect([robots.status(), robots.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect((await request.get('/.vite/manifest.json')).status()).toBe(404);
});

test('who is signed in goes on from the page for strangers, and others read it without a script', async ({
  page,
  browser,
  request,
}) => {
  const still = await browser.newPage({ javaScriptEnabled: false });
  await still.goto('/for-casts');
  await expect(still.getByRole('heading', { name: '報酬の例' })).toBeVisible();
  await still.getByText('関東').click();
  await expect(still.getByText('東京都', { exact: true })).toBeVisible();
  await still.close();
  const { phone } = await guestWith(request, { points: 50_000 });
  await signIn(page, phone, 1);
  await page.goto('/');
  await page.waitForURL('**/guest');
});

test('by the keyboard alone: search, profile, request, sent; escape gives the focus back', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request, { points: 50_000 });
  const { nickname } = await castWith(request);
  await signIn(page, guest.phone, 1);
  await tabTo(page, page.getByRole('combobox', { name: 'キーワード' }));
  await page.keyboard.type(nickname);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/words=/);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: nickname }));
  await page.keyboard.press('Enter');
  const open = page.getByRole('button', { name: '同伴をリクエスト' });
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  const hasFocus = () =>
    expect.poll(() => sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expect(sheet).toBeVisible();
  await hasFocus();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await hasFocus();
  await tabTo(page, sheet.getByLabel('待ち合わせ場所'));
  await page.keyboard.type('銀座駅 A3出口');
  await tabTo(page, sendButton(sheet));
  await page.keyboard.press('Enter');
  const popup = page.getByRole('alertdialog');
  await expect(popup.getByText('リクエストを送信しました')).toBeVisible();
  await tabTo(page, popup.getByRole('button', { name: '予約を確認する' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('返信待ち')).toBeVisible();
});

test('the way back keeps what was searched for, and where one was', async ({ page, request }) => {
  const guest = await guestWith(request);
  await signIn(page, guest.phone, 1);
  await choose(page.getByRole('radio', { name: 'いつでも' }));
  await choose(page.getByRole('radio', { name: '銀座' }));
  const sorted = page.waitForResponse(/order=PRICE_LOW/);
  await page.getByRole('combobox', { name: '並び順' }).selectOption({ label: '料金が安い順' });
  await sorted;
  await expect(page.locator('main [aria-busy]:not(button)')).toHaveCount(0);
  const card = page.getByRole('link', { name: FAR_DOWN });
  await card.scrollIntoViewIfNeeded();
  const casts = page.getByRole('list', { name: 'キャストの一覧' }).getByRole('heading');
  await expect(casts).toHaveCount(28);
  const names = await casts.allTextContents();
  const scrolled = await page.evaluate(() => scrollY);
  await card.click();
  await expect(page.getByRole('button', { name: '同伴をリクエスト' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/day=any/);
  await expect(
    page.getByRole('radiogroup', { name: 'エリア' }).getByRole('radio', { name: '銀座' }),
  ).toBeChecked();
  await expect(page.getByRole('combobox', { name: '並び順' })).toHaveValue('PRICE_LOW');
  await expect(casts).toHaveText(names);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 80);
});
