import type { Page } from '@playwright/test';
import { joinOffice } from './support/office.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

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

/** Whatever the office reads of members has somebody's hostile text in it. */
async function spoilAnswers(page: Page): Promise<void> {
  await page.route(/\/admin\/v1\//, async (route) => {
    const response = await route.fetch();
    const type = response.headers()['content-type'] ?? '';
    if (!response.ok() || !type.includes('json') || OWN.test(route.request().url()))
      return route.fulfill({ response });
    await route.fulfill({ response, json: spoil(await response.json()) });
  });
}

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

async function expectHarmless(page: Page, name: string): Promise<void> {
  // Whatever this screen asks for has come and is drawn.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  expect.soft(await page.evaluate(() => 'ranHere' in window), `${name}: something ran`).toBe(false);
  expect.soft(await page.locator('img[src="x"]').count(), `${name}: taken for markup`).toBe(0);
  expect.soft(await rawSigns(page), `${name}: signs that turn or hide text`).toEqual([]);
}

test('whatever members write runs nowhere in the office and hides nothing', async ({ page }) => {
  test.setTimeout(240_000);
  await joinOffice(page, 'owner');
  await spoilAnswers(page);
  await page.reload();
  await expectHarmless(page, 'home');
  const links = page.getByRole('navigation', { name: 'メインメニュー' }).getByRole('link');
  const places = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
  expect(places.length).toBeGreaterThan(20);
  for (const place of places) {
    await page.goto(place);
    await expectHarmless(page, place);
    if (!place.includes('/queues/')) continue;
    // The first that waits, and what it shows for a reason.
    await page.keyboard.press('j');
    await expectHarmless(page, `${place}, opened`);
    await page.keyboard.press('o');
    await expectHarmless(page, `${place}, shown`);
  }
});

test('a member, a booking and a store with hostile texts hide nothing', async ({ page }) => {
  test.setTimeout(240_000);
  await joinOffice(page, 'owner');
  await spoilAnswers(page);
  for (const list of [
    '/admin/members?side=CAST',
    '/admin/members?side=GUEST',
    '/admin/bookings',
    '/admin/stores',
  ]) {
    await page.goto(list);
    await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectHarmless(page, `one of ${list}`);
    const links = page.getByRole('navigation', { name: '会員の情報' }).getByRole('link');
    const tabs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
    for (const tab of tabs.slice(1)) {
      // Another test's call for help may hang over the tabs.
      await page.goto(tab);
      await expectHarmless(page, `${list}, ${tab.replace(/.*\?/, '')}`);
    }
  }
});
