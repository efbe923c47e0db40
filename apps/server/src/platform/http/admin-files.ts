import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fail } from '@yoimachi/domain/result';
import { sendFailure } from './failure-answer.ts';

const BASE = '/admin';
/** Below the back office, what is never one of its screens: calls, files, and names that begin with a dot. */
const NOT_A_SCREEN = /^\/admin\/(?:(?:v1|assets)(?:\/|$)|(?:.*\/)?\.|.*\.\w+$)/;
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves the built back office below `/admin`, beside the guest's app or alone: files with a hash in their address are cached for ever, the
 * rest is revalidated. Every other path below it is a screen, which is index.html; calls go past it. Nothing of it lies elsewhere.
 */
export async function serveAdmin(app: FastifyInstance, adminDir: string): Promise<void> {
  const file = join(adminDir, 'index.html');
  if (!existsSync(file)) throw new Error(`No built back office in ${adminDir}`);
  const page = readFileSync(file, 'utf8');
  await app.register(fastifyStatic, {
    root: adminDir,
    prefix: `${BASE}/`,
    // Where the guest's app is served too, it has added what answers with a file already.
    decorateReply: false,
    // A route for each file: whatever else is asked for below is a screen.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      void reply.header(
        'cache-control',
        path.slice(adminDir.length).startsWith('/assets/') ? FOREVER : 'no-cache',
      );
    },
  });
  app.get(BASE, (_, reply) => reply.redirect(`${BASE}/`));
  app.get(`${BASE}/*`, (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    if (NOT_A_SCREEN.test(path)) return sendFailure(reply, fail('NOT_FOUND').error);
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}
