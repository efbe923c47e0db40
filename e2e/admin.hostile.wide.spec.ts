import type { APIRequestContext, Page } from '@playwright/test';
import { profileRoutes } from '@yoimachi/contract/profile';
import { UserType } from '@yoimachi/domain/account';
import { anyOf } from './support/choose.ts';
import { callApi } from './support/api.ts';
import { tokenOf } from './support/dev.ts';
import { enterOffice, STAFF } from './support/office.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { translatePages } from './support/translator.ts';

test.use({ viewport: { width: 1440, height: 900 } });

// Nor may a screen end by what a translator does to its texts.
test.beforeEach(({ page }) => translatePages(page));

/** Runs where it is taken for markup, turns what follows it, and hides: behind whatever somebody wrote. */
const HOSTILE = '\u202e"><img src=x onerror="window.ranHere=1"><script>window.ranHere=1</script>\u2067';
const TURNS = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
/** What people write has a letter of their own language in it; codes, ids, days and addresses have none. */
const WRITTEN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

function spoil(value: unknown): unknown {
  if (typeof value === 'string') return WRITTEN.test(value) ? `${value}${HOSTILE}` : value;
  if (Array.isArray(value)) return value.map(spoil);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoil(each)]));
}

/** What operators write themselves, by rules that let no such sign in. */
const OWN = /\/(districts|saved-answers)(\/|\?|$)/;

/** The office in a browser, where whatever it reads of members has somebody's hostile text in it. */
interface Spoilt {
  readonly page: Page;
  /** The code and the answers that are on their way to the page. */
  readonly coming: ReadonlySet<string>;
}

async function enterSpoilt(page: Page): Promise<Spoilt> {
  const coming = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && coming.add(request.url()));
  page.on('requestfinished', (request) => coming.delete(request.url()));
  page.on('requestfailed', (request) => coming.delete(request.url()));
  await page.route(/\/admin\/v1\//, async (route) => {
    const url = route.request().url();
    coming.add(url);
    const response = await route.fetch();
    const type = response.headers()['content-type'] ?? '';
    const isSpoilt = response.ok() && type.includes('json') && !OWN.test(url);
    await route.fulfill({ response, ...(isSpoilt && { json: spoil(await response.json()) }) });
    coming.delete(url);
  });
  await enterOffice(page, STAFF.owner);
  return { page, coming };
}

/** Whatever this screen asks for has come and is drawn: nothing is on its way, nor two frames later. */
const settled = ({ page, coming }: Spoilt) =>
  expect
    .poll(async () => {
      const before = [...coming];
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      return [...before, ...coming];
    })
    .toEqual([]);

/** Signs that turn or hide text and stand raw on the screen, with what they stand in. A field holds what will be sent. */
const rawSigns = (page: Page) =>
  page.evaluate((source) => {
    const signs = new RegExp(source, 'u');
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { data, parentElement } = node as Text;
      if (!signs.test(data) || !parentElement || parentElement.closest('textarea, script, style')) continue;
      found.push(`${parentElement.tagName.toLowerCase()}.${parentElement.className}: ${data.slice(0, 40)}`);
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [alt]'))
      for (const name of ['aria-label', 'title', 'alt'])
        if (signs.test(one.getAttribute(name) ?? '')) found.push(`${one.tagName} ${name}`);
    return [...new Set(found)];
  }, TURNS.source);

async function expectHarmless(office: Spoilt, name: string): Promise<void> {
  const { page } = office;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(office);
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  expect.soft(await page.evaluate(() => 'ranHere' in window), `${name}: something ran`).toBe(false);
  expect.soft(await page.locator('img[src="x"]').count(), `${name}: taken for markup`).toBe(0);
  expect.soft(await rawSigns(page), `${name}: signs that turn or hide text`).toEqual([]);
}

/** The account behind a number of the demo. */
async function idOf(request: APIRequestContext, phone: string, side: UserType): Promise<string> {
  const token = await tokenOf(request, phone, side);
  const home = side === UserType.CAST ? profileRoutes.castHome : profileRoutes.getGuestProfile;
  return (await callApi(request, home, { token })).userId;
}

/** The screens that a menu leads to. */
const placesOf = (page: Page, menu: string): Promise<readonly string[]> =>
  page
    .getByRole('navigation', { name: menu })
    .getByRole('link')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href')!));

/** Goes there by the menu, as an operator does: the page stays. */
async function follow(page: Page, menu: string, place: string): Promise<void> {
  await page.getByRole('navigation', { name: menu }).locator(`a[href="${place}"]`).click();
  await page.waitForURL((url) => url.href.endsWith(place));
}

const MENU = 'メインメニュー';
const isQueue = (place: string) => place.includes('/queues/');

test('whatever members write runs nowhere on the screens of the office and hides nothing', async ({
  page,
}) => {
  const office = await enterSpoilt(page);
  await expectHarmless(office, 'home');
  const screens = (await placesOf(page, MENU)).filter((place) => !isQueue(place));
  expect(screens.length).toBeGreaterThan(20);
  for (const place of screens) {
    await follow(page, MENU, place);
    await expectHarmless(office, place);
  }
  await page.unrouteAll({ behavior: 'wait' });
});

test('what waits in a queue with hostile texts hides nothing, closed or opened', async ({ page }) => {
  const office = await enterSpoilt(page);
  await expectHarmless(office, 'home');
  const queues = (await placesOf(page, MENU)).filter(isQueue);
  expect(queues).toHaveLength(18);
  for (const place of queues) {
    await follow(page, MENU, place);
    await expectHarmless(office, place);
    // The first that waits, and what it shows for a reason.
    await page.keyboard.press('j');
    await expectHarmless(office, `${place}, opened`);
    await page.keyboard.press('o');
    await expectHarmless(office, `${place}, shown`);
  }
  await page.unrouteAll({ behavior: 'wait' });
});

test('a member, a booking and a store with hostile texts hide nothing', async ({ page, request }) => {
  const members = await Promise.all([
    idOf(request, DEMO_CAST_PHONE, UserType.CAST),
    idOf(request, DEMO_GUEST_PHONE, UserType.GUEST),
  ]);
  const office = await enterSpoilt(page);
  for (const id of members) {
    await page.goto(`/admin/members/${id}`);
    await expectHarmless(office, 'a member');
    const menu = '会員の情報';
    const tabs = (await placesOf(page, menu)).slice(1);
    expect(tabs.length).toBeGreaterThan(6);
    for (const tab of tabs) {
      await follow(page, menu, tab);
      await expectHarmless(office, tab);
    }
  }
  for (const list of ['/admin/bookings', '/admin/stores']) {
    await page.goto(list);
    await anyOf(page.getByRole('main').getByRole('row').getByRole('link')).click();
    await page.waitForURL((url) => url.pathname !== list);
    await expectHarmless(office, `one of ${list}`);
  }
  await page.unrouteAll({ behavior: 'wait' });
});
