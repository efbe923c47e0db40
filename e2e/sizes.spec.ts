import type { Page } from '@playwright/test';
import { castBookingRoutes } from '@yoimachi/contract/booking';
import { billingRoutes } from '@yoimachi/contract/billing';
import { profileRoutes } from '@yoimachi/contract/profile';
import { addMinutes } from '@yoimachi/domain/time';
import { screensOf, type Known } from './support/all-screens.ts';
import { callApi } from './support/api.ts';
import { moveClockTo, signIn, tokenOf } from './support/dev.ts';
import { agreeOnEvening, type Evening } from './support/evening.ts';
import { expect, test } from './support/test.ts';
import { say } from './support/chat.ts';
import { show } from './support/show.ts';
import { misfits, tornWords } from './support/text-fits.ts';
import { translatePages } from './support/translator.ts';
import { deadOf, wholeness } from './support/whole-screen.ts';

// No screen may end by what a translator does to its texts.
test.beforeEach(({ page }) => translatePages(page));

const NARROW = { width: 320, height: 568 };
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };

/** Members are on their side there, too. */
const OF_A_SIDE = /^\/(guest|cast|contact-us(?!\/thread))(\/|$)/;

/** Waits for what the screen loads, except pictures. */
async function settle(page: Page, isMember: boolean): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  // Outside of the two sides the way on may be below.
  if (!isMember || !OF_A_SIDE.test(new URL(page.url()).pathname))
    await page.getByRole('contentinfo').waitFor();
}

/** Until the page is drawn in its new size, some of it is still laid out for the old one. */
async function resize(page: Page, size: typeof PHONE, fontSize: '200%' | ''): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate((value) => void (document.documentElement.style.fontSize = value), fontSize);
  await page.waitForFunction((width) => window.innerWidth === width, size.width);
  await page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
}

/** Strangers come by addresses. */
async function come(page: Page, address: string): Promise<void> {
  await page.setViewportSize(NARROW);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
}

/** Members have come. The main screens open by their addresses in `screens.wide`. */
async function goOn(page: Page, address: string): Promise<void> {
  await resize(page, NARROW, '');
  await show(page, address);
}

async function expectWhole(page: Page, name: string, links: Set<string>): Promise<void> {
  expect.soft(await page.title(), `${name}: title`).toMatch(/^.+ \| 宵待ち$/);
  const { faults, leadsTo } = await wholeness(page);
  expect.soft(faults, name).toEqual([]);
  leadsTo.forEach((path) => links.add(path));
}

/** Each screen in the narrowest window, on phones, then with text twice the size, then wide; none is a dead end, and no link of one is dead. */
async function walk(page: Page, addresses: readonly string[], isMember = true): Promise<void> {
  const links = new Set<string>();
  for (const address of addresses) {
    await (isMember ? goOn(page, address) : come(page, address));
    await settle(page, isMember);
    await expectWhole(page, address, links);
    expect.soft(await misfits(page, NARROW.width), `${address}: 320 px`).toEqual([]);
    const torn = await tornWords(page, [320, 360]);
    await resize(page, PHONE, '');
    torn.push(...(await tornWords(page, [390, 430])));
    expect.soft(torn, `${address}: words torn`).toEqual([]);
    await resize(page, PHONE, '200%');
    expect.soft(await misfits(page, PHONE.width), `${address}: text at 200 %`).toEqual([]);
    // There a list stands beside what it lists, and マイページ beside its menu.
    await resize(page, WIDE, '');
    // What stands there only may still be on its way.
    await settle(page, isMember);
    await expectWhole(page, `${address}, wide`, links);
    expect.soft(await misfits(page, WIDE.width), `${address}: 1280 px`).toEqual([]);
  }
  expect(await deadOf(page.request, links)).toEqual([]);
}

async function known(page: Page): Promise<{ readonly evening: Evening; readonly known: Known }> {
  const evening = await agreeOnEvening(page.request, { aheadDays: 1, sparePoints: 5000 });
  const { items } = await callApi(page.request, billingRoutes.listPurchases, {
    token: evening.guest.token,
    query: {},
  });
  const { userId: guestId } = await callApi(page.request, profileRoutes.getGuestProfile, {
    token: evening.guest.token,
  });
  const ids = { bookingId: evening.bookingId, castId: evening.cast.accountId, guestId };
  // Counts of what is unread come and go beside words.
  const castToken = await tokenOf(page.request, evening.cast, 2);
  await say(page.request, castToken, guestId, '明日、楽しみにしています。');
  await say(page.request, evening.guest.token, ids.castId, 'こちらこそ、よろしくお願いします。');
  return { evening, known: { ...ids, purchaseId: items[0]!.purchaseId } };
}

const NOBODY: Known = { bookingId: '', castId: '', guestId: '', purchaseId: '' };

test('screens before the login hold in the narrowest window and with text twice as large', ({ page }) =>
  walk(page, screensOf('open', NOBODY), false));

test("a guest's screens hold in the narrowest window and with text twice as large", async ({ page }) => {
  const { evening, known: ids } = await known(page);
  await signIn(page, evening.guest.phone, 1);
  await walk(page, screensOf('guest', ids));
});

test("a cast's screens hold in the narrowest window and with text twice as large", async ({ page }) => {
  const { evening, known: ids } = await known(page);
  await signIn(page, evening.cast, 2);
  await walk(page, screensOf('cast', ids));
});

/** What a booking looks like depends on the hour: near its beginning, in the meeting, and when it waits for reviews. */
test('the screens of an evening hold at each of its hours, for both sides', async ({ page }) => {
  const { bookingId, startsAt, endsAt, guest, cast } = await agreeOnEvening(page.request, {
    aheadDays: 1,
    sparePoints: 5000,
  });
  const sides = [
    { who: cast, userType: 2, home: '/cast', screens: ['/cast', '/cast/bookings'] },
    { who: guest.phone, userType: 1, home: '/guest', screens: ['/guest/dohan-list'] },
  ] as const;
  for (const at of [addMinutes(startsAt, -20), startsAt, endsAt, addMinutes(endsAt, 5 * 60)]) {
    await moveClockTo(page.request, at);
    if (at === startsAt) {
      const token = await tokenOf(page.request, cast, 2);
      await callApi(page.request, castBookingRoutes.castArrived, { token, body: { bookingId, version: 2 } });
    }
    for (const { who, userType, home, screens } of sides) {
      await signIn(page, who, userType);
      const one = ['detail', 'day'].map((screen) => `${home}/dohan-${screen}?bookingId=${bookingId}`);
      await walk(page, [...screens, ...one]);
    }
  }
});
