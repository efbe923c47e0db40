import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addMinutes } from '@yoimachi/domain/time';
import { acceptForms, serveStyle } from '#platform/html';
import type { AppContext } from '#platform/module';
import { codeHash } from './code.ts';
import { choicePage, gonePage, LINE_PAGES } from './html.ja.ts';
import { PEOPLE } from './people.ja.ts';
import * as store from './sandbox.store.ts';

/** The embedded LINE's page. */
export const SANDBOX_LINE = '/sandbox-line/authorize';
/** As long as LINE's own codes live. */
const CODE_MINUTES = 10;
const SHOWN = 100;
const NAME_MAX = 20;

interface Tools extends Pick<AppContext, 'db' | 'clock' | 'crypto'> {
  readonly redirectUri: string;
}

/** What the product asks with; null where it is not the product that asks. */
interface Asked {
  readonly state: string;
  readonly nonce: string;
  readonly code_challenge: string;
}

type Query = Readonly<Record<string, unknown>>;

/** Choosing a person, or refusing. It works without script, as LINE's page does for the product. */
export async function serveLinePages(app: FastifyInstance, tools: Tools): Promise<void> {
  await app.register(async (pages) => {
    acceptForms(pages);
    pages.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    await serveStyle(pages, LINE_PAGES, join(import.meta.dirname, 'style.css'));
    pages.get<{ Querystring: Query }>(SANDBOX_LINE, async (request, reply) => {
      if (!askedOf(request.query, tools)) return send(reply, gonePage(), 400);
      await store.insertPeople(
        tools.db,
        PEOPLE.map((person) => ({ ...person, created_at: tools.clock.now() })),
      );
      return send(reply, choicePage(await store.listPeople(tools.db, SHOWN)));
    });
    pages.post<{ Querystring: Query; Body: Query | null }>(SANDBOX_LINE, async (request, reply) => {
      const asked = askedOf(request.query, tools);
      if (!asked) return send(reply, gonePage(), 400);
      const answered = await answerOf(tools, asked, request.body ?? {});
      if (!answered) return send(reply, gonePage(), 400);
      const query = new URLSearchParams({ ...answered, state: asked.state });
      return reply.redirect(`${tools.redirectUri}?${query.toString()}`, 303);
    });
  });
}

const send = (reply: FastifyReply, text: string, status = 200) =>
  reply.status(status).type('text/html; charset=utf-8').send(text);

function askedOf(query: Query, { redirectUri }: Tools): Asked | null {
  const { state, nonce, code_challenge: challenge } = query;
  if (query['redirect_uri'] !== redirectUri) return null;
  if (typeof state !== 'string' || typeof nonce !== 'string' || typeof challenge !== 'string') return null;
  return { state, nonce, code_challenge: challenge };
}

async function answerOf(tools: Tools, asked: Asked, body: Query): Promise<Record<string, string> | null> {
  if (body['refused'] === '1') return { error: 'access_denied' };
  const sub = await chosenSub(tools, body);
  if (sub === null) return null;
  const code = tools.crypto.randomToken();
  await store.insertCode(tools.db, {
    codeHash: codeHash(tools.crypto, code),
    sub,
    redirectUri: tools.redirectUri,
    nonce: asked.nonce,
    codeChallenge: asked.code_challenge,
    expiresAt: addMinutes(tools.clock.now(), CODE_MINUTES),
  });
  return { code };
}

/** Somebody of the list, or somebody new of the name typed. */
async function chosenSub({ db, clock, crypto }: Tools, body: Query): Promise<string | null> {
  const { sub, name } = body;
  if (typeof sub === 'string') return (await store.findPerson(db, sub))?.sub ?? null;
  const typed = typeof name === 'string' ? name.trim().slice(0, NAME_MAX) : '';
  if (typed === '') return null;
  const made = `U${Buffer.from(crypto.randomToken(16), 'base64url').toString('hex')}`;
  await store.insertPeople(db, [{ sub: made, name: typed, created_at: clock.now() }]);
  return made;
}
