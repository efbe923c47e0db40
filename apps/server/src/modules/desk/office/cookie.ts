import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Config } from '#platform/config';

/** What the browser sends below the back office alone, and no script reads. */
const SESSION = 'office';
const BROWSER = 'office_browser';
/** Browsers keep no cookie longer. */
const YEAR_SECONDS = 400 * 24 * 60 * 60;

const attributesOf = ({ adminUrl, publicUrl, production }: Config) => ({
  path: '/admin',
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: (adminUrl ?? publicUrl)?.startsWith('https:') ?? production,
});

export interface OfficeCookies {
  /** The token of a session; null without one. */
  readonly session: string | null;
  /** The secret of a browser in which somebody came in; null: not known. */
  readonly browser: string | null;
}

export function readCookies({ headers }: FastifyRequest): OfficeCookies {
  const cookies = parseCookie(headers.cookie ?? '');
  return { session: secretIn(cookies[SESSION]), browser: secretIn(cookies[BROWSER]) };
}

const secretIn = (text: string | undefined): string | null =>
  text !== undefined && /^[\w-]{43}$/.test(text) ? text : null;

/** Hands the browser what it comes in by next; null takes it away. */
export function writeSession(reply: FastifyReply, config: Config, token: string | null): void {
  const kept = token === null ? { value: '', maxAge: 0 } : { value: token };
  add(reply, stringifySetCookie({ name: SESSION, ...attributesOf(config), ...kept }));
}

export function writeBrowser(reply: FastifyReply, config: Config, secret: string): void {
  add(
    reply,
    stringifySetCookie({ name: BROWSER, ...attributesOf(config), value: secret, maxAge: YEAR_SECONDS }),
  );
}

const add = (reply: FastifyReply, cookie: string) => void reply.header('set-cookie', cookie);
