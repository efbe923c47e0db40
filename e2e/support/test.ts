import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { productUrl } from '../../tools/test/walks/places.ts';
import { rewind } from './door.ts';

/** What a browser's console may contain: errors a test provokes, and a network that a test cuts. */
const EXPECTED = [
  /Failed to load resource: the server responded with a status of 4\d\d/,
  /net::ERR_INTERNET_DISCONNECTED/,
];

interface Fixtures {
  /** Settings of the product for this walk, beside those of all. */
  readonly settings: Readonly<Record<string, string>>;
  /** The product is where every walk begins. */
  readonly begun: void;
  /** Console errors, uncaught exceptions and server failures, from every browser of the test; must stay empty. */
  readonly trouble: string[];
  /** Another person's browser: its own storage, the same size. */
  readonly openBrowser: () => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- that is how a fixture says that it needs no other
  baseURL: async ({}, use, { parallelIndex }) => use(productUrl(parallelIndex)),
  settings: [{}, { option: true }],
  begun: [
    async ({ settings }, use, { parallelIndex }) => {
      await rewind(parallelIndex, settings);
      await use();
    },
    { auto: true },
  ],
  trouble: [
    async ({ context }, use) => {
      const trouble: string[] = [];
      watch(context, trouble);
      await use(trouble);
      expect(trouble, 'what went wrong in the browsers').toEqual([]);
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, trouble }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      opened.push(context);
      watch(context, trouble);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

function watch(context: BrowserContext, trouble: string[]): void {
  context.on('weberror', (event) => trouble.push(String(event.error().stack)));
  context.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.some((text) => text.test(message.text())))
      trouble.push(message.text());
  });
  context.on('response', (response) => {
    if (response.status() >= 500) trouble.push(`${response.status()} ${response.url()}`);
  });
}

export { expect } from '@playwright/test';
