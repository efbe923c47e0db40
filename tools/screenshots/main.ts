/**
 * Photographs the product: `node tools/screenshots/main.ts http://localhost:3000`, a product with the demo running there. Writes the small pictures of
 * its manifest, which browsers show before they install it, into `apps/web/public/screenshots`, and those of its help into
 * `apps/web/public/help`. The files are committed.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { HELP_PICTURES, type HelpPicture } from '../../packages/domain/src/find/page/index.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from '../demo/accounts.ts';
import { uiTexts } from '../../packages/ui/src/ja.ts';
import { findChromium } from '../test/chromium.ts';

const PUBLIC = fileURLToPath(new URL('../../apps/web/public/', import.meta.url));
const PHONES = { guest: DEMO_GUEST_PHONE, cast: DEMO_CAST_PHONE } as const;
const USER_TYPES = { guest: 1, cast: 2 } as const;
const PHONE = { width: 390, height: 844 };
/** The upper part of a screen, where what is explained stands. */
const CUT = { width: 390, height: 488 };

interface Shot {
  readonly side: keyof typeof PHONES;
  readonly path: string;
  /** Pressed before it is taken: the first of what fits. */
  readonly open?: string;
  readonly width: number;
  readonly height: number;
}

/** The names and sizes that `manifest.webmanifest` gives. */
const OF_MANIFEST: Readonly<Record<string, Shot>> = {
  search: { side: 'guest', path: '/guest', ...PHONE },
  bookings: { side: 'guest', path: '/guest/dohan-list', ...PHONE },
  'search-wide': { side: 'guest', path: '/guest', width: 1280, height: 800 },
};

const OF_HELP: Readonly<Record<HelpPicture, Omit<Shot, 'height' | 'width'>>> = {
  'guest-search': { side: 'guest', path: '/guest' },
  'guest-profile': { side: 'guest', path: '/guest', open: 'main a[href*="/guest/user-profile"]' },
  'guest-points': { side: 'guest', path: '/guest/buy-point' },
  'guest-bookings': { side: 'guest', path: '/guest/dohan-list' },
  'guest-booking': { side: 'guest', path: '/guest/dohan-list', open: 'main a[href*="/guest/dohan-detail"]' },
  'cast-home': { side: 'cast', path: '/cast' },
  'cast-schedule': { side: 'cast', path: '/cast/setting/setting-schedule' },
  'cast-bookings': { side: 'cast', path: '/cast/dohan-list' },
  'cast-points': { side: 'cast', path: '/cast/point-history' },
};

/** Until the pictures that stand above `height` are drawn. */
async function shown(height: number): Promise<void> {
  const above = [...document.images].filter((image) => image.getBoundingClientRect().top < height);
  await Promise.all(above.map((image) => image.decode()));
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
}

async function photograph(browser: Browser, origin: string, shot: Shot): Promise<Buffer> {
  const { side, path, open, width, height } = shot;
  const page = await browser.newPage({
    baseURL: origin,
    viewport: { width, height: Math.max(height, 800) },
    colorScheme: 'light',
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    serviceWorkers: 'block',
  });
  const tab = await page.request.post('/dev/tab', {
    data: { phone: PHONES[side], user_type: USER_TYPES[side] },
  });
  const { grant } = (await tab.json()) as { readonly grant: string };
  await page.goto(`/authentication?${new URLSearchParams({ dev: grant, next: path })}`);
  await page.waitForURL((url) => url.pathname === path);
  await page.waitForLoadState('networkidle');
  if (open !== undefined) {
    await page.locator(open).first().click();
    await page.waitForURL((url) => url.pathname !== path);
    // Without the way from one screen to the next.
    await page.reload();
  }
  await page.waitForLoadState('networkidle');
  await page.getByRole('status', { name: uiTexts.loading }).first().waitFor({ state: 'detached' });
  await page.evaluate(shown, height);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
  await page.close();
  return picture;
}

const origin = process.argv[2];
if (origin === undefined)
  throw new Error('Name the product: node tools/screenshots/main.ts http://localhost:3000');
await mkdir(`${PUBLIC}screenshots`, { recursive: true });
await mkdir(`${PUBLIC}help`, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  for (const [name, shot] of Object.entries(OF_MANIFEST)) {
    const picture = sharp(await photograph(browser, origin, shot)).jpeg({ quality: 72, mozjpeg: true });
    await picture.toFile(`${PUBLIC}screenshots/${name}.jpg`);
  }
  for (const name of HELP_PICTURES) {
    const picture = await photograph(browser, origin, { ...OF_HELP[name], ...CUT });
    await sharp(picture).webp({ quality: 78 }).toFile(`${PUBLIC}help/${name}.webp`);
  }
} finally {
  await browser.close();
}
