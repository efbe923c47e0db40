import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fail } from '@yoimachi/domain/result';
import { failureAnswer } from './failure-answer.ts';

/** Paths that are never a screen of the web app. */
const NOT_A_SCREEN = /^\/(v1|dev|assets|portraits|socket\.io|healthz|readyz|metrics|sandbox)(\/|$|\?)/;
const FOREVER = 'public, max-age=31536000, immutable';
const A_WEEK = 'public, max-age=604800';

/**
 * Serves the built web app: files with a hash in their address are kept for ever, other portraits for a week, the rest is asked for
 * anew; `.br` and `.gz` beside a file are sent where the browser takes them. Every other path is a screen: index.html.
 */
export async function serveWeb(app: FastifyInstance, webDir: string): Promise<void> {
  if (!existsSync(join(webDir, 'index.html'))) throw new Error(`No built web app in ${webDir}`);
  await app.register(fastifyStatic, {
    root: webDir,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      void reply.header('cache-control', cacheOf(path.slice(webDir.length), reply.request.url));
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isScreen = request.method === 'GET' && !NOT_A_SCREEN.test(request.url);
    if (isScreen) return reply.sendFile('index.html');
    return reply.status(404).send(failureAnswer(fail('NOT_FOUND').error).body);
  });
}

/** Portraits carry what they are in `v`. */
function cacheOf(path: string, url: string): string {
  const isNamed =
    path.startsWith('/assets/') || (path.startsWith('/portraits/') && /\?v=[0-9a-f]+$/.test(url));
  if (isNamed) return FOREVER;
  return path.startsWith('/portraits/') ? A_WEEK : 'no-cache';
}
