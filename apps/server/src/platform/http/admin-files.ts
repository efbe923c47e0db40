import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '@yoimachi/domain/result';
import { sendFailure } from './failure-answer.ts';
import { waitForOffice } from './office-wait.ts';
import { plainAddress, readScreenPages } from './screen-pages.ts';

const BASE = '/admin';
/** The page of who has no session, and the screen that somebody has before there is one. */
const LOGIN = 'login.html';
const INVITE = '/invite';
/** Below the back office, what is never one of its screens: calls, files, and names that begin with a dot. */
const NOT_A_SCREEN = /^\/admin\/(?:(?:v1|assets)(?:\/|$)|(?:.*\/)?\.|.*\.\w+$)/;
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves the built back office below `/admin`, beside the guest's app or alone: files with a hash in their address are cached for ever, the
 * rest is revalidated. Every other path below it is a screen, answered with the screen's own page; calls go past it. Nothing of it lies elsewhere.
 * `coming`: it is still being built until then, and whoever opens it waits.
 */
export async function serveAdmin(
  app: FastifyInstance,
  adminDir: string,
  coming?: Promise<unknown>,
): Promise<void> {
  const file = join(adminDir, 'index.html');
  if (!coming && !existsSync(file)) throw new Error(`No built back office in ${adminDir}`);
  // Read when it is there, and once.
  let pageOf: ((address: string) => string) | undefined;
  const read = new Map<string, string>();
  const isScreen = (address: string) => !NOT_A_SCREEN.test(address.split('?', 1)[0]!);
  app.get(BASE, (_, reply) => reply.redirect(`${BASE}/`));
  await app.register(
    async (office) => {
      if (coming) await waitForOffice(office, { coming, isScreen });
      const answer = (request: FastifyRequest, reply: FastifyReply) => {
        const reads = request.method === 'GET' || request.method === 'HEAD';
        if (!reads || !isScreen(request.url)) return sendFailure(reply, fail('NOT_FOUND').error);
        pageOf ??= readScreenPages(adminDir);
        const asked = request.url.split('?', 1)[0]!.slice(BASE.length);
        // Who sends no cookie has no session: the login comes next, and leads back; but for who is invited.
        const isOutside = request.headers.cookie === undefined && plainAddress(asked) !== INVITE;
        const name = isOutside ? LOGIN : pageOf(asked);
        const page = read.get(name) ?? readFileSync(join(adminDir, name), 'utf8');
        read.set(name, page);
        return reply
          .status(200)
          .header('cache-control', 'no-cache')
          .type('text/html; charset=utf-8')
          .send(page);
      };
      office.setNotFoundHandler(answer);
      // Else the files below would answer with the page of no screen.
      office.get('/', { prefixTrailingSlash: 'slash' }, answer);
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
