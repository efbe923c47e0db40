import { expect, type Locator } from '@playwright/test';

/** Taps one of several choices that live in the address or on the server: it shows as chosen a moment after the tap. */
export async function choose(radio: Locator): Promise<void> {
  await radio.click();
  await expect(radio).toBeChecked();
}
