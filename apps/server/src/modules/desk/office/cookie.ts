import { readCookie, writeCookie, type HttpReply, type HttpRequest } from '#platform/http';
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

export const readCookies = (request: HttpRequest): OfficeCookies => ({
  session: secretIn(readCookie(request, SESSION)),
  browser: secretIn(readCookie(request, BROWSER)),
});

const secretIn = (text: string | undefined): string | null =>
  text !== undefined && /^[\w-]{43}$/.test(text) ? text : null;

/** Hands the browser what it comes in by next; null takes it away. */
export function writeSession(reply: HttpReply, config: Config, token: string | null): void {
  const kept = token === null ? { value: '', maxAge: 0 } : { value: token };
  writeCookie(reply, { name: SESSION, ...attributesOf(config), ...kept });
}

export function writeBrowser(reply: HttpReply, config: Config, secret: string): void {
  writeCookie(reply, { name: BROWSER, ...attributesOf(config), value: secret, maxAge: YEAR_SECONDS });
}
