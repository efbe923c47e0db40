import { parseCookie, stringifySetCookie, type SetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a browser sent of a cookie; undefined without one. */
export const readCookie = ({ headers }: FastifyRequest, name: string): string | undefined =>
  parseCookie(headers.cookie ?? '')[name];

/** How long it lasts, and never until when: that the browser's clock would decide, which is not the product's. */
type Cookie = Omit<SetCookie, 'expires'>;

/** Hands a browser a cookie, beside others of the same answer. */
export const writeCookie = (reply: FastifyReply, cookie: Cookie): void =>
  void reply.header('set-cookie', stringifySetCookie(cookie));
