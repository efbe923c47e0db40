import { UserType } from '@yoimachi/domain/account';
import { choose } from './support/choose.ts';
import { SPECIFIED_ADDRESSES } from '../apps/web/src/app/specified.test-kit.ts';
import { signIn } from './support/dev.ts';
import { openEach, outOfOrder } from './support/menu.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { deadOf } from './support/whole-screen.ts';

const DARK = 'rgb(19, 16, 22)';
/** Fewer would be another menu than the specification's. */
const SIDES = [
  { side: 'guest', phone: DEMO_GUEST_PHONE, userType: UserType.GUEST, atLeast: 19 },
  { side: 'cast', phone: DEMO_CAST_PHONE, userType: UserType.CAST, atLeast: 25 },
] as const;

for (const { side, phone, userType, atLeast } of SIDES)
  test(`each entry of a ${side}'s menu and settings opens by the keyboard, in the order in which it is seen`, async ({
    page,
  }) => {
    await signIn(page, phone, userType, `/${side}/my-profile`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: '退会する' })).toBeVisible();
    expect(await outOfOrder(main)).toEqual([]);
    expect((await openEach(page, main)).length).toBeGreaterThanOrEqual(atLeast);
    await page.goto(`/${side}/settings`);
    await expect(main.getByRole('link', { name: '退会する' })).toBeVisible();
    expect(await outOfOrder(main)).toEqual([]);
    await openEach(page, main);
  });

test('the server has a screen at each of the addresses that are specified', async ({ request }) => {
  expect(await deadOf(request, new Set(SPECIFIED_ADDRESSES))).toEqual([]);
  expect(await deadOf(request, new Set(['/guest/no-such-screen']))).toEqual(['404 /guest/no-such-screen']);
});

test('a theme is kept over a reload, in every tab, and by who signs in after', async ({ page, context }) => {
  await signIn(page, DEMO_GUEST_PHONE, UserType.GUEST, '/guest/settings');
  await choose(page.getByRole('radio', { name: 'ダーク' }));
  await expect(page.locator('html')).toHaveCSS('background-color', DARK);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'ダーク' })).toBeChecked();
  const other = await context.newPage();
  await other.goto('/help');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.locator('html')).toHaveCSS('background-color', DARK);
  await signIn(page, DEMO_CAST_PHONE, UserType.CAST, '/cast/settings');
  await expect(page.locator('html')).toHaveCSS('background-color', DARK);
});

test('the pages for strangers are read and followed without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const [path, says] of [
    ['/', 'ゲストとしてはじめる'],
    ['/for-casts', 'キャストとして登録する'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Above and below what is said.
    await expect(page.getByRole('main').getByRole('link', { name: says })).toHaveCount(2);
    const links = await page.getByRole('link').evaluateAll((all) =>
      all
        .map((link) => new URL((link as HTMLAnchorElement).href))
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname }) => pathname),
    );
    expect(await deadOf(page.request, new Set(links))).toEqual([]);
    for (const legal of ['利用規約', 'プライバシーポリシー', '特定商取引法に基づく表記', 'お問い合わせ'])
      await expect(page.getByRole('contentinfo').getByRole('link', { name: legal })).toBeVisible();
  }
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'メインメニュー' })
    .getByRole('link', { name: 'キャストの方へ' })
    .click();
  await expect(page).toHaveURL(/\/for-casts$/);
  await context.close();
});
