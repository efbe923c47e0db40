import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { isWatchable, watchStage } from '@yoimachi/domain/watch';
import type { AppContext, Module } from '#platform/module';
import { serveStyle } from '#platform/html';
import { hashOf, isToken } from './link.ts';
import { gonePage, WATCH_PAGES, watchPage } from './pages/page.ts';
import { countOpened, findByToken, type MeetingRow } from './watch.store.ts';

type PageServer = Parameters<NonNullable<Module['pages']>>[0];
type Context = Pick<AppContext, 'clock' | 'crypto' | 'db'>;

const HTML = 'text/html; charset=utf-8';

/** The page behind a link for a friend: no account, no web app, nothing that is kept or told on. */
export async function serveWatchPage(app: PageServer, context: Context): Promise<void> {
  await app.register(async (pages) => {
    await serveStyle(pages, WATCH_PAGES, join(import.meta.dirname, 'pages/style.css'));
    const script = await readFile(join(import.meta.dirname, 'pages/watch.js'), 'utf8');
    pages.get(WATCH_PAGES.script, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(script),
    );
    pages.get<{ Params: { token: string } }>('/watch/:token', async (request, reply) => {
      void reply
        .type(HTML)
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex, nofollow, noarchive');
      const meeting = await openMeeting(context, request.params.token, isByPerson(request.headers));
      if (!meeting) return reply.status(404).send(gonePage());
      return reply.send(watchPage(meeting, context.clock.now()));
    });
  });
}

/** The meeting of a link that works, or that her checkout has ended; null for every other. */
async function openMeeting(
  { db, clock, crypto }: Context,
  token: string,
  isCounted: boolean,
): Promise<MeetingRow | null> {
  const link = isToken(token) ? await findByToken(db, hashOf(crypto, token)) : undefined;
  if (!link || link.endedAt !== null) return null;
  const stage = watchStage(link.meeting.state, clock.now());
  if (stage === 'CLOSED') return null;
  if (isCounted && isWatchable(stage)) await countOpened(db, link.id, clock.now());
  return link.meeting;
}

/**
 * Whether somebody has opened the page in a browser, from outside of it. What previews of messengers fetch, and what the page asks for
 * itself every half minute, is no opening: she is told of people.
 */
function isByPerson({ 'sec-fetch-dest': what, 'sec-fetch-site': from }: IncomingHttpHeaders): boolean {
  return what === 'document' && from !== 'same-origin';
}
