import { expect, test } from 'vitest';
import { readSources } from '../sources.ts';
import { walkFindings } from './laws.ts';

const config = {
  path: 'playwright.config.ts',
  text: `export default { timeout: 180_000, retries: 0, expect: { timeout: 20_000 },
           use: { actionTimeout: 15_000, navigationTimeout: 20_000 } };`,
};

const HELPERS = {
  path: 'e2e/support/dev.ts',
  text: `export async function signIn(page: Page, path: string): Promise<void> {
           await page.goto(path);
           await page.waitForURL(path);
           await page.locator('main').waitFor();
         }
         export async function open(page: Page) {
           await page.reload();
           await expect(page.getByRole('heading')).toBeVisible();
         }
         export async function expectNone(request: Request, page: Page) {
           await expect(page.getByRole('listitem')).toHaveCount(0);
         }`,
};

/** What is said of a file planted among the walks. */
const planted = (text: string, path = 'e2e/planted.spec.ts') =>
  walkFindings([HELPERS, { path, text }], config).map((finding) => finding.replace(`${path}:`, ''));
const inTest = (body: string): string =>
  `import { expectNone, open as reopen, signIn } from './support/dev.ts';
   test('a walk', async ({ page, friend }) => { ${body} });`;

const LAWS = {
  firstLook: 'the first look after a navigation waits for something that is there',
  chosen: 'by what it is, not by its place',
  reason: 'why the place decides is said',
  number: 'a telephone number stands in e2e/support only',
  key: 'a control is pressed by pressKey',
  time: 'never for a time',
  patience: 'nothing is waited for longer than by default',
  endless: 'toPass goes on until the test ends',
  own: 'a test has the time that every test has',
  again: 'what fails once is broken',
  process: 'a walk starts no process',
};

test.each([
  ["await page.goto('/guest'); await expect(page.getByText('a')).toHaveCount(0);"],
  ["await page.reload(); await expect(page.getByText('a')).toBeHidden();"],
  ["await page.goBack(); await expect(page.getByText('a')).not.toBeVisible();"],
  ["await page.goForward(); await expect.soft(page.getByText('a')).not.toBeAttached();"],
  ["await page.goto('/'); await expect(page.getByText('a')).toBeVisible({ visible: false });"],
  ["await page.goto('/'); await page.getByText('a').waitFor({ state: 'hidden' });"],
  ["await page.goto('/'); if (await page.getByText('a').isVisible()) await page.getByText('a').click();"],
  ["await page.goto('/'); expect(await page.getByText('a').isHidden()).toBe(true);"],
  ["await page.goto('/'); expect(await page.getByRole('listitem').count()).toBe(0);"],
  [
    "await page.goto('/a'); await expect(page).toHaveURL('/a'); await expect(page.getByText('a')).toBeHidden();",
  ],
  ["const one = page.getByText('a'); await page.goto('/'); await expect(one).toBeHidden();"],
  ["await page.getByRole('link', { name: 'a' }).click(); await expect(page.getByText('a')).toBeHidden();"],
  ["await show(page, '/guest'); await expect(page.getByText('a')).toHaveCount(0);"],
  ["await signIn(page, '/guest'); await expect(page.getByText('a')).toHaveCount(0);"],
  ["await signIn(page, '/guest'); await expectNone(request, page);"],
  [
    "const there = async () => { await page.goto('/'); }; await there(); await expect(page.getByText('a')).toBeHidden();",
  ],
  [
    "await test.step('a', async () => { await page.reload(); }); await expect(page.getByText('a')).toBeHidden();",
  ],
  [
    "await page.goto('/'); await friend.getByText('a').click(); await expect(page.getByText('a')).toBeHidden();",
  ],
  [
    "for (const path of PATHS) { await page.goto(path); await expect(page.locator('.skeleton')).toHaveCount(0); }",
  ],
])('a first look at nothing is caught: %s', (body) => {
  const findings = planted(inTest(body));
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(LAWS.firstLook);
});

test.each([
  [
    "await page.goto('/'); await expect(page.getByText('a')).toBeVisible(); await expect(page.getByText('b')).toBeHidden();",
  ],
  [
    "await page.reload(); await page.getByRole('button').click(); await expect(page.getByText('b')).toHaveCount(0);",
  ],
  ["await page.goto('/'); await expect(friend.getByText('a')).toBeHidden();"],
  [
    "await page.goto('/'); await expect(page.getByRole('listitem')).not.toHaveCount(0); await expect(page.getByText('b')).toBeHidden();",
  ],
  ["await signIn(page, '/guest'); await reopen(page); await expectNone(request, page);"],
  [
    "await page.getByRole('link').getByRole('button').click(); await expect(page.getByText('b')).toBeHidden();",
  ],
])('a first look at something passes: %s', (body) => {
  expect(planted(inTest(body))).toEqual([]);
});

test('what one test leaves unseen is not of the next', () => {
  const text = `test('one', async ({ page }) => { await page.goto('/'); });
                test('other', async ({ page }) => { await expect(page.getByText('a')).toBeHidden(); });`;
  expect(planted(text)).toEqual([]);
});

test.each([
  [LAWS.chosen, "await page.getByRole('link').first().click();"],
  [LAWS.chosen, "const row = page.getByRole('row').nth(2);"],
  [LAWS.chosen, "const row = page\n  .getByRole('row')\n  .last();"],
  [LAWS.chosen, "page.locator('li:nth-child(2)')"],
  [LAWS.chosen, "page.locator('li >> nth=0')"],
  [LAWS.number, "const CAST = '09000000104';"],
  [LAWS.number, "await page.getByLabel('電話').fill('090-1111-2222');"],
  [LAWS.number, 'const phone = `0900000${number}`;'],
  [LAWS.number, "const phone = '0900000' + number;"],
  [LAWS.number, "const store = '03 1234 5678';"],
  [LAWS.number, 'const store = `03${number}`;'],
  [LAWS.number, "const abroad = '+819012345678';"],
  [LAWS.number, 'await expect(page.getByText(/090-0000-0101/)).toBeVisible();'],
  [LAWS.time, 'await page.waitForTimeout(100);'],
  [LAWS.time, 'await new Promise((resolve) => setTimeout(resolve, 20));'],
  [LAWS.time, "import { setTimeout as pause } from 'node:timers/promises';"],
  [LAWS.time, 'await page.evaluate(() => new Promise((later) => window.setTimeout(later, 9)));'],
  [LAWS.patience, "await expect(page.getByText('a')).toBeVisible({ timeout: 60_000 });"],
  [LAWS.patience, "await page.getByText('a').click({ timeout: 15_001 });"],
  [LAWS.patience, "await page.goto('/', { timeout: 30_000 });"],
  [LAWS.patience, "await page.getByText('a').waitFor({ timeout: 0 });"],
  [LAWS.patience, 'const LONG = { timeout: 60 * 1000 };'],
  [LAWS.patience, "const MS = 90_000; await expect(page.getByText('a')).toBeVisible({ timeout: MS });"],
  [LAWS.patience, "await expect(page.getByText('a')).toBeVisible({ timeout: patience() });"],
  [LAWS.patience, 'await expect(async () => look()).toPass({ timeout: 45_000 });'],
  [LAWS.patience, 'await expect.poll(look, { timeout: 45_000 }).toBe(1);'],
  [LAWS.endless, 'await expect(async () => look()).toPass();'],
  [LAWS.endless, 'await expect(look).toPass();'],
  [LAWS.own, "test('a', () => { test.setTimeout(240_000); });"],
  [LAWS.own, "test('a', () => { test.slow(); });"],
  [LAWS.own, 'page.setDefaultTimeout(60_000);'],
  [LAWS.again, 'test.describe.configure({ retries: 2 });'],
  [LAWS.again, "test.describe.configure({ mode: 'parallel', retries: process.env.CI ? 1 : 0 });"],
  [LAWS.process, "import { execFile } from 'node:child_process';"],
  [LAWS.process, "const { spawn } = await import('child_process');"],
  [LAWS.process, "const processes = require('node:child_process');"],
  [LAWS.process, "import { spawn } from '../tools/elsewhere.ts'; spawn('node');"],
  [LAWS.key, "await page.getByRole('button', { name: '送信' }).press('Enter');"],
  [LAWS.key, "await push.press('Space');"],
])('%s: %s', (law, text) => {
  const findings = planted(text);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(law);
  expect(findings[0]).toMatch(/^\d+: /);
});

test.each([
  "const bank = { bankCode: '0001', branch: '001', number: '0123456' };",
  "const card = '4000000000000002'; const day = '2026-11-24'; const id = '00000000-0000-4000-8000-000000000001';",
  'const wrong = `0${digit}`; const day = `2026-01-0${n}`; const time = `10:00${rest}`;',
  "await expect(page.getByText('a')).toBeVisible({ timeout: 5_000 });",
  "await page.goto('/', { timeout: 20_000 });",
  'await expect(async () => look()).toPass({ timeout: 20_000 });',
  'const [first] = rows; const last = rows.at(-1); rows.last;',
  'test.describe.configure({ retries: 0 });',
  "import { operate } from './support/operator.ts'; /a/.exec('a');",
  "await page.keyboard.press('Enter'); await slider.press('ArrowRight'); await control.press(key);",
])('what breaks no law passes: %s', (text) => {
  expect(planted(text)).toEqual([]);
});

const SUPPORT = 'e2e/support/planted.ts';

test.each([
  ["export const newest = (page: Page) => page.getByRole('row').first();"],
  [
    "// oxlint-disable-next-line no-empty-pattern\nexport const newest = (page: Page) => page.getByRole('row').nth(1);",
  ],
  ["// It is above.\n\nexport const newest = (page: Page) => page.getByRole('row').last();"],
])('a helper that chooses by place without a reason is caught: %s', (text) => {
  const findings = planted(text, SUPPORT);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(LAWS.reason);
});

test.each([
  [
    "/** The list begins with the newest. */\nexport const newest = (page: Page) => page.getByRole('row').first();",
  ],
  ["const row = page.getByRole('row').first(); // the list begins with the newest"],
  ["// The list begins with the newest.\nawait page\n  .getByRole('row')\n  .first()\n  .click();"],
  ["await page\n  .getByRole('row')\n  // The list begins with the newest.\n  .first()\n  .click();"],
  ["import { spawn } from 'node:child_process'; const DEMO = '09000000001';"],
])('a helper may, with its reason, and it knows numbers and processes: %s', (text) => {
  expect(planted(text, SUPPORT)).toEqual([]);
});

test('a second try by the configuration is caught, and one that says nothing of waiting', () => {
  const tried = { ...config, text: config.text.replace('retries: 0', 'retries: isCi ? 1 : 0') };
  expect(walkFindings([], tried)).toEqual([expect.stringContaining(LAWS.again)]);
  const silent = { ...config, text: config.text.replace('actionTimeout', 'other') };
  expect(() => walkFindings([], silent)).toThrow('names no actionTimeout');
});

test('the walks and what they wait for by default are found', () => {
  const [real] = readSources(['playwright.config.ts']);
  const sources = readSources(['e2e/**/*.ts']);
  expect(sources.length).toBeGreaterThan(50);
  expect(() => walkFindings(sources, real!)).not.toThrow();
});
