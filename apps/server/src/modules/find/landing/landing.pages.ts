import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStyle } from '#platform/html';
import type { AppContext, Module } from '#platform/module';
import { castTexts } from './cast.ja.ts';
import { factsInMind, type Facts } from './facts.ts';
import { guestTexts } from './guest.ja.ts';
import { GO_ON, LANDING } from './pages/frame.ts';
import { landingPage, type Asked } from './pages/page.ts';
import { robotsText, sitemap } from './pages/machines.ts';

type PageServer = Parameters<NonNullable<Module['pages']>>[0];
type Context = Pick<AppContext, 'clock' | 'config' | 'db'>;

const PAGES: readonly {
  readonly path: string;
  readonly says: (facts: Facts) => Pick<Asked, 'side' | 'words' | 'priceRows'>;
}[] = [
  { path: '/', says: () => ({ side: 'guest', words: guestTexts, priceRows: guestTexts.priceRows }) },
  {
    path: '/for-casts',
    says: ({ stages }) => ({ side: 'cast', words: castTexts, priceRows: stages.map(castTexts.priceRow) }),
  },
];

/** Asked for again each time, and sent only when it has changed. */
const CACHED = 'no-cache';

/** The pages for strangers, and what search engines ask for. Without an address of its own an installation is in nobody's index. */
export async function serveLandingPages(app: PageServer, context: Context): Promise<void> {
  const { publicUrl } = context.config;
  await app.register(async (pages) => {
    await serveStyle(pages, LANDING, join(import.meta.dirname, 'pages/style.css'));
    const script = await readFile(join(import.meta.dirname, 'pages/go-on.js'), 'utf8');
    pages.get(GO_ON, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', CACHED).send(script),
    );
    for (const { path, says } of PAGES) {
      const drawn = drawOnce((facts) =>
        landingPage({ ...says(facts), path, regions: facts.regions, publicUrl }),
      );
      pages.get(path, async (request, reply) => {
        const { text, tag } = drawn(await factsInMind(context));
        void reply.header('cache-control', CACHED).header('etag', tag);
        if (request.headers['if-none-match'] === tag) return reply.status(304).send();
        return reply.type('text/html; charset=utf-8').send(text);
      });
    }
    pages.get('/robots.txt', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(robotsText(publicUrl)),
    );
    if (publicUrl === null) return;
    const text = sitemap(
      PAGES.map(({ path }) => path),
      publicUrl,
    );
    pages.get('/sitemap.xml', (_request, reply) => reply.type('application/xml; charset=utf-8').send(text));
  });
}

/** A page is drawn again only when what it says has changed. */
function drawOnce(draw: (facts: Facts) => string) {
  let last: { readonly facts: Facts; readonly text: string; readonly tag: string } | null = null;
  return (facts: Facts) => {
    if (last?.facts === facts) return last;
    const text = draw(facts);
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
    last = { facts, text, tag };
    return last;
  };
}
