import { expect, type Locator } from '@playwright/test';

/** Taps one of several choices that live in the address or on the server: it shows as chosen a moment after the tap. */
export async function choose(radio: Locator): Promise<void> {
  await radio.click();
  await expect(radio).toBeChecked();
}

/** Of many that are alike to whoever looks for one, the first he comes to: which it is makes no difference to what is asked. */
export const anyOf = (alike: Locator): Locator => alike.first();
