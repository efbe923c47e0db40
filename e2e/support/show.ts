import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The web's router puts itself there. */
    readonly __TSR_ROUTER__: {
      readonly history: { push(address: string): void };
      subscribe(type: 'onRendered', hear: () => void): () => void;
    };
  }
}

/**
 * Goes to another address of the web as a link there does; resolves when its screen is drawn. Where an address of its own is not the matter:
 * a new document costs three times as much, as it reads, compiles and starts the web again.
 */
export const show = (page: Page, address: string): Promise<void> =>
  page.evaluate(
    (to) =>
      new Promise<void>((drawn) => {
        const router = window.__TSR_ROUTER__;
        const end = router.subscribe('onRendered', () => {
          end();
          drawn();
        });
        router.history.push(to);
      }),
    address,
  );
