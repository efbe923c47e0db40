import { expect, type Locator, type Page } from '@playwright/test';

const LONGEST_WAY = 120;

/**
 * Presses Tab until the focus is where it should be; backwards by Shift+Tab. Waits for what the target waits for: a disabled button takes the
 * focus as well, and does nothing.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  for (let step = 0; step < LONGEST_WAY; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The keyboard does not get there');
}

/** Presses a control where it is, by the keyboard: as with a tap, once it can be pressed. */
export async function pressKey(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await expect(control).toBeEnabled();
  await control.focus();
  await control.press(key);
}
