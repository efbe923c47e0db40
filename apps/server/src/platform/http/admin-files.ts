import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fail } from '@yoimachi/domain/result';
import { sendFailure } from './failure-answer.ts';
import { waitForOffice } from './office-wait.ts';

const BASE = '/admin';
/** Below the back office, what is never one of its screens: calls, files, and names that begin with a dot. */
const NOT_A_SCREEN = /^\/admin\/(?:(?:v1|assets)(?:\/|$)|(?:.*\/)?\.|.*\.\w+$)/;
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves the built back office below `/admin`, beside the guest's app or alone: files with a hash in their address are cached for ever, the
 * rest is revalidated. Every other path below it is a screen, which is index.html; calls go past it. Nothing of it lies elsewhere.
 * `coming`: it is still being built until then, and whoever opens it waits.
 */
export async function serveAdmin(
  app: FastifyInstance,
  adminDir: string,
  coming?: Promise<unknown>,
): Promise<void> {
  const file = join(adminDir, 'index.html');
  if (!coming && !existsSync(file)) throw new Error(`No built back office in ${adminDir}`);
  let page: string | undefined;
  const isScreen = (address: string) => !NOT_A_SCREEN.test(address.split('?', 1)[0]!);
  app.get(BASE, (_, reply) => reply.redirect(`${BASE}/`));
  await app.register(
    async (office) => {
      if (coming) await waitForOffice(office, { coming, isScreen });
      office.setNotFoundHandler((request, reply) => {
        const reads = request.method === 'GET' || request.method === 'HEAD';
        if (!reads || !isScreen(request.url)) return sendFailure(reply, fail('NOT_FOUND').error);
        page ??= readFileSync(file, 'utf8');
        return reply
          .status(200)
          .header('cache-control', 'no-cache')
          .type('text/html; charset=utf-8')
          .send(page);
      });
      await office.register(fastifyStatic, {
        root: adminDir,
        // Where the guest's app is served too, it has added what answers with a file already.
        decorateReply: false,
        // Looked for when it is asked for: what is no file is a screen.
        wildcard: true,
        suppressWarning: coming !== undefined,
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
    },
    { prefix: BASE },
  );
}
