import { expect, type Locator } from '@playwright/test';

/** Taps one of several choices that live in the address or on the server: it shows as chosen a moment after the tap. */
export async function choose(radio: Locator): Promise<void> {
  await radio.click();
  await expect(radio).toBeChecked();
}

/** The same for a box. What ticks it asks at once whether it is ticked, and fails where it is not yet. */
export async function tick(box: Locator, isTicked: boolean): Promise<void> {
  await box.click();
  await expect(box).toBeChecked({ checked: isTicked });
}

/** Of many that are alike to whoever looks for one, the first he comes to: which it is makes no difference to what is asked. */
export const anyOf = (alike: Locator): Locator => alike.first();
