import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { addMinutes } from '@yoimachi/domain/time';
import { editStage } from '#money/stage';
import { startTestApp, useTestApp, verifiedCast, type TestApp } from '../../../../test-support/index.ts';

const PUBLIC_URL = 'https://yoimachi.example';
const PATHS = ['/', '/for-casts'] as const;
const get = (app: TestApp, url: string) => app.app.http.inject({ method: 'GET', url });

const app = useTestApp({ config: { publicUrl: PUBLIC_URL } });

describe.each(PATHS)('the page at %s', (path) => {
  test('reads without a script, and says to machines what it is', async () => {
    const { statusCode, headers, body } = await get(app, path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body.match(/<h1>/g)).toHaveLength(1);
    expect(body).toMatch(/<title>.+ \| 宵待ち<\/title>/);
    expect(body).toMatch(/<meta\s+name="description"\s+content=".{60,}"/);
    expect(body).toContain(`<link rel="canonical" href="${PUBLIC_URL}${path}" />`);
    expect(body).toContain(`<meta property="og:image" content="${PUBLIC_URL}/share.png" />`);
    expect(body).not.toContain('noindex');
    const [, json] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(body)!;
    const { '@graph': graph } = JSON.parse(json!) as {
      '@graph': { '@type': string; mainEntity?: unknown[] }[];
    };
    expect(graph.map((each) => each['@type'])).toEqual(['Organization', 'WebSite', 'FAQPage']);
    expect(graph[2]!.mainEntity).toHaveLength(body.match(/か。<\/summary>/g)!.length);
  });

  test('is light: page, style and script together', async () => {
    const parts = await Promise.all(
      [path, '/landing/style.css', '/landing/go-on.js'].map((url) => get(app, url)),
    );
    const bytes = parts.map(({ rawPayload }) => brotliCompressSync(rawPayload).length);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(40_000);
  });

  test('names the areas, and no cast', async () => {
    await verifiedCast(app, { nickname: '月島' });
    const { body } = await get(app, path);
    expect(body).toContain('<dt>北海道</dt>');
    expect(body).toContain('すすきの');
    expect(body).not.toContain('月島');
  });

  test('is sent again only when it has changed', async () => {
    const { headers } = await get(app, path);
    const again = await app.app.http.inject({
      method: 'GET',
      url: path,
      headers: { 'if-none-match': headers.etag },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

test('what operators set is what they say', async () => {
  expect((await get(app, '/for-casts')).body).toContain('<td>25％</td>');
  await editStage(app.context, 0, { feePercent: 24 });
  await app.moveTo(addMinutes(app.clock.now(), 1));
  const { body } = await get(app, '/for-casts');
  expect(body).toContain('<td>24％</td>');
  expect(body).toContain('<td>7,600円</td>');
});

test('search engines are led to both, and to nothing else', async () => {
  const robots = await get(app, '/robots.txt');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body).toContain('Allow: /$\nAllow: /for-casts$\n');
  expect(robots.body).toContain(`Disallow: /\n\nSitemap: ${PUBLIC_URL}/sitemap.xml`);
  const { body } = await get(app, '/sitemap.xml');
  expect(body.match(/<loc>.+?<\/loc>/g)).toEqual(PATHS.map((path) => `<loc>${PUBLIC_URL}${path}</loc>`));
});

test('an installation without an address of its own is in no index', async () => {
  const other = await startTestApp();
  try {
    expect((await get(other, '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
    expect((await get(other, '/')).body).toContain('<meta name="robots" content="noindex" />');
    expect((await get(other, '/sitemap.xml')).statusCode).toBe(404);
  } finally {
    await other.close();
  }
});
