import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toE164, UserType } from '@yoimachi/domain/account';
import { addMinutes, dayOf } from '@yoimachi/domain/time';
import { adminUrl, devOperators, devSignIn, writeSession } from '#desk/office';
import { systemClock } from '#platform/clock';
import { originOf } from '#platform/http';
import { acceptForms, serveStyle } from '#platform/html';
import { moveClock } from './commands/move-clock.ts';
import { signInWithGrant } from './commands/sign-in.ts';
import type { DevDeps, PageServer } from './dev.deps.ts';
import { nextBookingStart, readInbox, readLinePeople } from './dev.store.ts';
import * as input from './dev.schema.ts';
import { documentsPage } from './pages/documents.ts';
import { homePage } from './pages/home.ts';
import { inboxPage } from './pages/inbox.ts';
import { DEV_PAGES } from './pages/layout.ts';
import { findPeople, findPersonByPhone } from './queries/people.ts';
import { registeredPerson } from './queries/registered-person.ts';

const INBOX_ROWS = 100;
const LINE_PEOPLE = 30;
const machine = systemClock();

/** The routes under `/dev`. Forms are answered with a page, JSON with JSON. */
export async function serveDevPages(app: PageServer, deps: DevDeps): Promise<void> {
  await app.register(async (dev) => {
    acceptForms(dev);
    // Other sites must not be able to move the clock from the browser of whoever has this open.
    dev.addHook('onRequest', async (request, reply) => {
      if (request.headers['sec-fetch-site'] === 'cross-site' && request.method !== 'GET')
        return reply.status(403).send();
      return undefined;
    });
    dev.setErrorHandler((error, _request, reply) => {
      if (!input.isInputError(error)) throw error;
      void reply.status(400).send({ code: 'VALIDATION' });
    });
    dev.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    await serveAssets(dev);
    serveHome(dev, deps);
    serveInbox(dev, deps);
    serveClock(dev, deps);
    serveSignIn(dev, deps);
    serveOffice(dev, deps);
    serveDocuments(dev, deps);
  });
}

async function serveAssets(dev: PageServer): Promise<void> {
  const assets = join(import.meta.dirname, 'assets');
  await serveStyle(dev, DEV_PAGES, join(assets, 'dev.css'));
  const script = await readFile(join(assets, 'dev.js'), 'utf8');
  dev.get(DEV_PAGES.script, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );
}

const HTML = 'text/html; charset=utf-8';

const isForm = (headers: { readonly 'content-type'?: string | undefined }) =>
  (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');

function serveHome(dev: PageServer, deps: DevDeps): void {
  const coming = () => deps.tools.coming?.() ?? null;
  dev.get('/dev/coming', async () => ({ coming: coming() }));
  dev.get('/dev', async (request, reply) => {
    const search = input.home.parse(request.query).q.trim();
    const now = deps.clock.now();
    const text = homePage({
      now,
      aheadMinutes: Math.max(0, Math.round((now.getTime() - machine.now().getTime()) / 60_000)),
      nextBookingAt: await nextBookingStart(deps.db, addMinutes(now, 60)),
      hasSandbox: deps.config.stripe === null || deps.config.publicUrl === null,
      linePeople: await readLinePeople(deps.db, LINE_PEOPLE),
      search,
      coming: coming(),
      hasDocuments: deps.tools.drawDocument !== undefined,
      operators: await devOperators(deps),
      guests: await findPeople(deps, UserType.GUEST, search),
      casts: await findPeople(deps, UserType.CAST, search),
    });
    return reply.type(HTML).send(text);
  });
}

function serveInbox(dev: PageServer, { db }: DevDeps): void {
  dev.get('/dev/inbox', async (request, reply) => {
    const { channel } = input.inbox.parse(request.query);
    return reply.type(HTML).send(inboxPage(await readInbox(db, { channel }, INBOX_ROWS), channel ?? null));
  });
  dev.get('/dev/inbox.json', async (request, reply) => {
    const { recipient: typed, channel } = input.inbox.parse(request.query);
    const e164 = toE164(typed ?? '', { allowTestPrefix: true });
    const recipient = e164.ok ? e164.value : typed;
    return reply.send(await readInbox(db, { recipient, channel }, INBOX_ROWS));
  });
}

const NOT_MOVED = { NOT_FOUND: 404, UNAVAILABLE: 503, VALIDATION: 400 } as const;

function serveClock(dev: PageServer, deps: DevDeps): void {
  dev.get('/dev/clock', async () => ({ now: deps.clock.now().toISOString() }));
  dev.post('/dev/clock', async (request, reply) => {
    const moved = await moveClock(deps, input.clock.parse(request.body));
    if (!moved.ok) return reply.status(NOT_MOVED[moved.error.code]).send(moved.error);
    return isForm(request.headers) ? reply.redirect('/dev', 303) : { now: moved.value.toISOString() };
  });
}

function serveSignIn(dev: PageServer, deps: DevDeps): void {
  dev.post('/dev/tab', async (request, reply) => {
    const { account_id, phone, user_type } = input.tab.parse(request.body);
    const accountId = account_id ?? (await findPersonByPhone(deps, user_type, phone));
    if (accountId === undefined) return reply.status(404).send({ code: 'NOT_FOUND' });
    const grant = deps.grants.issue(accountId);
    const url = `/authentication?dev=${grant}`;
    return isForm(request.headers) ? reply.redirect(url, 303) : { grant, url };
  });
  dev.post('/dev/sign-in', async (request, reply) => {
    const signedIn = await signInWithGrant(deps, input.signIn.parse(request.body).grant);
    return signedIn.ok ? signedIn.value : reply.status(404).send(signedIn.error);
  });
}

/** The back office as one of its operators. */
function serveOffice(dev: PageServer, deps: DevDeps): void {
  dev.post('/dev/office', async (request, reply) => {
    const { operator_id: operatorId } = input.office.parse(request.body);
    const token = await devSignIn(deps, operatorId, { origin: originOf(request) });
    if (token === undefined) return reply.status(404).send({ code: 'NOT_FOUND' });
    writeSession(reply, deps.config, token);
    return isForm(request.headers) ? reply.redirect(adminUrl(deps.config), 303) : {};
  });
}

/** Samples in somebody's registered name, to be saved and handed in. */
function serveDocuments(dev: PageServer, deps: DevDeps): void {
  const { drawDocument } = deps.tools;
  if (drawDocument === undefined) return;
  dev.get('/dev/documents', async (request, reply) => {
    const person = await registeredPerson(deps, input.documents.parse(request.query).account_id);
    return reply
      .status(person ? 200 : 404)
      .type(HTML)
      .send(documentsPage(person));
  });
  dev.get('/dev/document.jpg', async (request, reply) => {
    const { account_id, type: documentType, kind } = input.document.parse(request.query);
    const person = await registeredPerson(deps, account_id);
    if (!person) return reply.status(404).send({ code: 'NOT_FOUND' });
    const picture = await drawDocument({ ...person, documentType, kind, today: dayOf(deps.clock.now()) });
    return reply.type('image/jpeg').send(picture);
  });
}
