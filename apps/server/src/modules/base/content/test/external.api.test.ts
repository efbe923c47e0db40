import { expect, test } from 'vitest';
import { contentRoutes } from '@yoimachi/contract/content';
import { startTestApp } from '../../../../test-support/index.ts';

const TURNSTILE = {
  url: 'https://turnstile.elsewhere.example',
  siteKey: 'site_key_of_the_test',
  secretKey: 'secret_key_of_the_test',
  hostname: 'localhost',
};

/** Where the content policy lets the browser go, and what the page about it says. */
async function told(turnstile: typeof TURNSTILE | null) {
  const app = await startTestApp({ config: { turnstile } });
  try {
    const { headers } = await app.app.http.inject({ url: '/healthz' });
    const origins = new Set(String(headers['content-security-policy']).match(/https?:\/\/[^\s;]+/g));
    const query = { name: 'EXTERNAL_TRANSMISSION', type: 'GUEST' } as const;
    const page = await app.ok(contentRoutes.staticPage, { query });
    const text = JSON.stringify(page.sections);
    return { origins: [...origins], named: text.match(/https?:\/\/[\w.-]+/g) ?? [], text };
  } finally {
    await app.close();
  }
}

test('the page names exactly where the content policy lets the browser send something', async () => {
  const without = await told(null);
  expect(without.origins).toEqual([]);
  expect(without.named).toEqual([]);
  expect(without.text).toContain('外部のサービスはありません');
  const planted = await told(TURNSTILE);
  expect(planted.origins).toEqual([TURNSTILE.url]);
  expect(planted.named).toEqual([TURNSTILE.url]);
  expect(planted.text).toContain('送信先：Cloudflare Turnstile');
  expect(planted.text).not.toContain('外部のサービスはありません');
});
