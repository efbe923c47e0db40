import type { Page } from '@playwright/test';

/** Keeps what a page posts to an address on its way, as a slow network does, until the returned function is called. */
export async function holdPosts(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue();
  });
  return held.resolve;
}
