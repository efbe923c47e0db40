import type { APIRequestContext, Page } from '@playwright/test';
import { arrivedCode, moveClock } from './support/dev.ts';
import { startFakeTurnstile, type FakeTurnstile } from './support/fake-turnstile.ts';
import { rewind } from './support/door.ts';
import { newPhone } from './support/people.ts';
import { expect, test as base } from './support/test.ts';

/** A product with Turnstile configured, and the Turnstile that it asks. */
const test = base.extend<{ readonly turnstile: FakeTurnstile }>({
  // oxlint-disable-next-line no-empty-pattern -- that is how a fixture says that it needs no other
  turnstile: async ({}, use) => {
    const turnstile = await startFakeTurnstile('127.0.0.1');
    await use(turnstile);
    await turnstile.close();
  },
  settings: ({ turnstile }, use) => use(turnstile.settings),
});

/** The directives of the content security policy of a product's pages. */
async function policyOf(request: APIRequestContext, url: string): Promise<Record<string, string[]>> {
  const text = (await request.get(url)).headers()['content-security-policy']!;
  return Object.fromEntries(text.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
}

const send = (page: Page) => page.getByRole('button', { name: '認証コードを送信する' });

test('with Turnstile a code is sent after its widget was solved, and the page lets in that alone', async ({
  page,
  request,
  turnstile,
}, { parallelIndex }) => {
  const asked = await policyOf(request, '/');
  await rewind(parallelIndex, {});
  const usual = await policyOf(request, '/');
  await rewind(parallelIndex, turnstile.settings);
  expect(asked).toEqual({
    ...usual,
    'script-src': [...usual['script-src']!, turnstile.url],
    'frame-src': [turnstile.url],
  });
  const phone = newPhone();
  // A blocker keeps the script from coming.
  await page.route(`${turnstile.url}/**`, (route) => route.abort('internetdisconnected'));
  await page.goto('/authentication?as=guest');
  await page.getByLabel('携帯電話番号').fill(phone);
  await page.getByLabel('私は18歳以上です').check();
  await send(page).click();
  await expect(page.getByText('安全確認を完了できませんでした。')).toBeVisible();
  await expect(page.getByLabel('携帯電話番号')).toHaveValue(phone);
  expect(turnstile.asked).toEqual([]);

  await page.unroute(`${turnstile.url}/**`);
  await send(page).click();
  await expect(page.getByRole('heading', { name: '認証コードの入力', level: 1 })).toBeVisible();
  expect(turnstile.asked).toEqual([expect.stringContaining('action=send-code&sitekey=site_key_of_the_test')]);

  // While Cloudflare does not answer the product, the proof of work stands alone.
  turnstile.breakDown();
  const code = await arrivedCode(request, phone);
  await moveClock(2);
  await page.goto('/authentication?as=guest');
  await page.getByLabel('携帯電話番号').fill(phone);
  await page.getByLabel('私は18歳以上です').check();
  await send(page).click();
  const again = await arrivedCode(request, phone, code);
  await page.getByLabel('認証コード', { exact: true }).fill(again);
  await expect(page.getByRole('heading', { name: 'ゲスト登録' })).toBeVisible();
  expect(turnstile.asked).toHaveLength(2);
});
