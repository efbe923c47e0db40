import { expect, type Locator, type Page } from '@playwright/test';
import { pressKey } from './keyboard.ts';
import { wholeness } from './whole-screen.ts';

/** A screen that somebody has come to takes the focus: whatever had it before that loses it. */
const hasFocus = (page: Page) => expect(page.locator('main:focus-within')).toHaveCount(1);

/** Opens each entry of a menu by the keyboard and comes back: each is a whole screen with a title of its own. */
export async function openEach(page: Page, menu: Locator): Promise<string[]> {
  const opened: string[] = [];
  const home = await page.title();
  const root = new URL(page.url()).pathname;
  const link = menu.getByRole('link');
  await expect.poll(() => link.count()).toBeGreaterThan(0);
  const addresses = await link.evaluateAll((links) => links.map((one) => one.getAttribute('href')!));
  for (const address of new Set(addresses)) {
    // Two entries may lead to one screen: it is opened once, by whichever.
    await pressKey(menu.locator(`a[href="${address}"]`).first());
    await page.waitForURL((url) => url.pathname === address.split('?')[0]);
    const isRoot = new URL(page.url()).pathname === root;
    if (!isRoot) {
      await expect(page).not.toHaveTitle(home);
      await hasFocus(page);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    expect.soft(await page.title(), address).toMatch(/^.+ \| 宵待ち$/);
    expect.soft((await wholeness(page)).faults, address).toEqual([]);
    opened.push(address);
    if (isRoot) continue;
    await page.goBack();
    await page.waitForURL((url) => url.pathname === root);
    await expect(page).toHaveTitle(home);
    await hasFocus(page);
  }
  return opened;
}

/** What the Tab key reaches in a part of the screen, out of the order in which it is seen: from above, then from the left. */
export function outOfOrder(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const stops = [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
      .filter((one) => one.checkVisibility() && one.tabIndex >= 0)
      .map((one) => ({ name: (one.textContent || one.ariaLabel) ?? '', at: one.getBoundingClientRect() }));
    return stops.flatMap(({ name, at }, index) => {
      const before = stops[index - 1]?.at;
      // In one line they overlap; else the later one begins below.
      const isNext = !before || at.top >= before.bottom - 8 || at.left >= before.right - 8;
      return isNext ? [] : [name.trim()];
    });
  });
}
