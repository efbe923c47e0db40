import { expect, type Locator, type Page } from '@playwright/test';

const LONGEST_WAY = 120;

/** Presses Tab until the focus is where it should be; backwards by Shift+Tab. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < LONGEST_WAY; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The keyboard does not get there');
}
