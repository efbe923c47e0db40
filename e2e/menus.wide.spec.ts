import { UserType } from '@yoimachi/domain/account';
import { expectCleanScreen } from './axe.ts';
import { signIn } from './support/dev.ts';
import { openEach, outOfOrder } from './support/menu.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from './support/people.ts';
import { expect, test } from './support/test.ts';

for (const [side, phone, userType] of [
  ['guest', DEMO_GUEST_PHONE, UserType.GUEST],
  ['cast', DEMO_CAST_PHONE, UserType.CAST],
] as const)
  test(`the menu of a ${side} stands beside its screens, each opened by the keyboard`, async ({ page }) => {
    await signIn(page, phone, userType, `/${side}/my-profile`);
    const menu = page.getByRole('navigation', { name: 'マイページのメニュー' });
    await expect(menu.getByRole('link', { name: 'マイページ' })).toHaveAttribute('aria-current', 'page');
    expect(await outOfOrder(menu)).toEqual([]);
    expect(await outOfOrder(page.getByRole('main'))).toEqual([]);
    await expectCleanScreen(page, 'the page beside its menu');
    await openEach(page, menu);
    await menu.getByRole('link', { name: '設定', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '設定' })).toBeVisible();
    await expect(menu.getByRole('link', { name: '設定', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('main').getByRole('link', { name: 'データの書き出し' }).click();
    // What has no entry of its own belongs to the one above it.
    await expect(page.getByRole('heading', { level: 1, name: 'データの書き出し' })).toBeVisible();
    await expect(menu.getByRole('link', { name: '設定', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
