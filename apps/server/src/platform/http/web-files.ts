import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fail } from '@yoimachi/domain/result';
import { sendFailure } from './failure-answer.ts';
import { PAGES } from './pages.gen.ts';
import { plainAddress, readScreenPages } from './screen-pages.ts';

/** Paths that are never a web app screen: the back office, endpoints for machines, files, and names that begin with a dot. */
const NOT_A_SCREEN =
  /^\/(?:(?:admin|v1|dev|assets|avatars|gifts|media|portraits|socket\.io|webhooks|healthz|readyz|metrics|sandbox)(?:\/|$)|(?:.*\/)?\.|.*\.\w+$)/i;
/** Whether a path is one that the web app answers, with a screen or by saying that there is none. */
export const isScreenAddress = (path: string): boolean => !NOT_A_SCREEN.test(path);
const FOREVER = 'public, max-age=31536000, immutable';
const A_WEEK = 'public, max-age=604800';

/**
 * Serves the built web app: files with a hash in their address are cached for ever, other portraits for a week, the rest is revalidated;
 * `.br` and `.gz` versions of a file are sent where the browser accepts them. Files whose name begins with a dot are not served. Every
 * other path is a screen, answered with the screen's own page; a missing one is reported by the screen and by status 404.
 */
export async function serveWeb(app: FastifyInstance, webDir: string): Promise<void> {
  if (!existsSync(join(webDir, 'index.html'))) throw new Error(`No built web app in ${webDir}`);
  await app.register(fastifyStatic, {
    root: webDir,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      void reply.header('cache-control', cacheOf(path.slice(webDir.length), reply.request.url));
    },
  });
  const pageOf = readScreenPages(webDir);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || !isScreenAddress(path)) return sendFailure(reply, fail('NOT_FOUND').error);
    return reply.status(isPage(path) ? 200 : 404).sendFile(pageOf(path));
  });
}

/** The demo's portraits alone, for a back office with a port of its own. */
export async function servePortraits(app: FastifyInstance, webDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(webDir, 'portraits'),
    prefix: '/portraits/',
    decorateReply: false,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply) => void reply.header('cache-control', A_WEEK),
  });
}

/** Whether the web app has a screen at this address; ignores case and a trailing slash. */
const isPage = (path: string) => PAGES.has(plainAddress(path));

/** Portraits carry their version in `v`. */
function cacheOf(path: string, url: string): string {
  const isNamed =
    path.startsWith('/assets/') || (path.startsWith('/portraits/') && /\?v=[0-9a-f]+$/.test(url));
  if (isNamed) return FOREVER;
  return path.startsWith('/portraits/') ? A_WEEK : 'no-cache';
}
