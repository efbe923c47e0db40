import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toE164, UserType } from '@yoimachi/domain/account';
import type { Failure } from '@yoimachi/domain/result';
import { addMinutes } from '@yoimachi/domain/time';
import { systemClock } from '../../platform/clock/index.ts';
import { failureAnswer } from '../../platform/http/index.ts';
import { moveClock, type ClockOrder } from './commands/move-clock.ts';
import { signInWithGrant } from './commands/sign-in.ts';
import type { DevDeps } from './dev.deps.ts';
import { nextBookingStart, readInbox } from './dev.store.ts';
import { homePage } from './pages/home.ts';
import { inboxPage } from './pages/inbox.ts';
import { findPeople, findPersonByPhone } from './queries/people.ts';

const INBOX_ROWS = 100;
const machine = systemClock();

/** The addresses below `/dev`. Forms answer with a page, JSON with JSON. */
export async function serveDevPages(app: FastifyInstance, deps: DevDeps): Promise<void> {
  await app.register(async (dev) => {
    acceptForms(dev);
    // Other sites must not move the clock of whoever has this open.
    dev.addHook('onRequest', async (request, reply) => {
      if (request.headers['sec-fetch-site'] === 'cross-site' && request.method !== 'GET')
        return reply.status(403).send();
      return undefined;
    });
    dev.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    await serveAssets(dev);
    serveHome(dev, deps);
    serveInbox(dev, deps);
    serveClock(dev, deps);
    serveSignIn(dev, deps);
  });
}

function acceptForms(dev: FastifyInstance): void {
  dev.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

async function serveAssets(dev: FastifyInstance): Promise<void> {
  for (const [name, type] of [
    ['dev.css', 'text/css'],
    ['dev.js', 'text/javascript'],
  ] as const) {
    const text = await readFile(join(import.meta.dirname, 'assets', name), 'utf8');
    dev.get(`/dev/${name}`, async (_request, reply) => reply.type(`${type}; charset=utf-8`).send(text));
  }
}

const page = (reply: FastifyReply, text: string) => reply.type('text/html; charset=utf-8').send(text);

function refuse(reply: FastifyReply, failure: Failure): FastifyReply {
  const { status, body } = failureAnswer(failure);
  return reply.status(status).send(body);
}

const isForm = (request: FastifyRequest) =>
  (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');

function serveHome(dev: FastifyInstance, deps: DevDeps): void {
  dev.get<{ Querystring: { q?: string } }>('/dev', async (request, reply) => {
    const search = String(request.query.q ?? '').trim();
    const now = deps.clock.now();
    const text = homePage({
      now,
      aheadMinutes: Math.max(0, Math.round((now.getTime() - machine.now().getTime()) / 60_000)),
      nextBookingAt: await nextBookingStart(deps.db, addMinutes(now, 60)),
      search,
      guests: await findPeople(deps, UserType.GUEST, search),
      casts: await findPeople(deps, UserType.CAST, search),
    });
    return page(reply, text);
  });
}

function serveInbox(dev: FastifyInstance, { db }: DevDeps): void {
  dev.get('/dev/inbox', async (_request, reply) =>
    page(reply, inboxPage(await readInbox(db, null, INBOX_ROWS))),
  );
  dev.get<{ Querystring: { recipient?: string } }>('/dev/inbox.json', async (request) => {
    const typed = request.query.recipient;
    const e164 = toE164(typed ?? '', { allowTestPrefix: true });
    const rows = await readInbox(db, e164.ok ? e164.value : (typed ?? null), INBOX_ROWS);
    return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }));
  });
}

function serveClock(dev: FastifyInstance, deps: DevDeps): void {
  dev.get('/dev/clock', async () => ({ now: deps.clock.now().toISOString() }));
  dev.post<{ Body: ClockOrder | null }>('/dev/clock', async (request, reply) => {
    const moved = await moveClock(deps, request.body ?? {});
    if (!moved.ok) return refuse(reply, moved.error);
    return isForm(request) ? reply.redirect('/dev', 303) : { now: moved.value.toISOString() };
  });
}

interface TabOrder {
  readonly account_id?: string;
  readonly phone?: string;
  readonly user_type?: number;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function serveSignIn(dev: FastifyInstance, deps: DevDeps): void {
  dev.post<{ Body: TabOrder | null }>('/dev/tab', async (request, reply) => {
    const { account_id, phone, user_type } = request.body ?? {};
    const userType = Number(user_type) === UserType.CAST ? UserType.CAST : UserType.GUEST;
    const accountId = account_id ?? (await findPersonByPhone(deps, userType, phone ?? ''));
    if (accountId === undefined || !UUID.test(accountId)) return refuse(reply, { code: 'NOT_FOUND' });
    const grant = deps.grants.issue(accountId);
    const url = `/authentication?dev=${grant}`;
    return isForm(request) ? reply.redirect(url, 303) : { grant, url };
  });
  dev.post<{ Body: { grant?: string } | null }>('/dev/sign-in', async (request, reply) => {
    const signedIn = await signInWithGrant(deps, String(request.body?.grant ?? ''));
    return signedIn.ok ? signedIn.value : refuse(reply, signedIn.error);
  });
}
