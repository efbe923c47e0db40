/**
 * Photographs the product for its manifest, which browsers show before they install it: `node tools/screenshots/main.ts http://localhost:3000`, a
 * product with the demo running there. Writes small pictures into `apps/web/public/screenshots`. The files are committed.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_GUEST_PHONE } from '../demo/accounts.ts';
import { findChromium } from '../test/chromium.ts';

const FOLDER = fileURLToPath(new URL('../../apps/web/public/screenshots/', import.meta.url));
const GUEST = 1;

/** The names and sizes that `manifest.webmanifest` gives. */
const PICTURES = [
  { file: 'search.jpg', path: '/guest', width: 390, height: 844 },
  { file: 'bookings.jpg', path: '/guest/dohan-list', width: 390, height: 844 },
  { file: 'search-wide.jpg', path: '/guest', width: 1280, height: 800 },
] as const;

async function photograph(
  browser: Browser,
  origin: string,
  { file, path, width, height }: (typeof PICTURES)[number],
): Promise<void> {
  const page = await browser.newPage({
    ...{ baseURL: origin, viewport: { width, height }, colorScheme: 'light' },
    ...{ locale: 'ja-JP', timezoneId: 'Asia/Tokyo', serviceWorkers: 'block' },
  });
  const tab = await page.request.post('/dev/tab', {
    data: { phone: DEMO_GUEST_PHONE, user_type: GUEST },
  });
  const { grant } = (await tab.json()) as { readonly grant: string };
  await page.goto(`/authentication?${new URLSearchParams({ dev: grant, next: path })}`);
  await page.waitForURL((url) => url.pathname === path);
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await sharp(picture).jpeg({ quality: 72, mozjpeg: true }).toFile(`${FOLDER}${file}`);
  await page.close();
}

const origin = process.argv[2];
if (origin === undefined)
  throw new Error('Name the product: node tools/screenshots/main.ts http://localhost:3000');
await mkdir(FOLDER, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  for (const picture of PICTURES) await photograph(browser, origin, picture);
} finally {
  await browser.close();
}
