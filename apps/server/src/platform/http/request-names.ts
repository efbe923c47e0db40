import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config';
import { withinRequest, type RequestRef } from '#platform/request';

const HEADER = 'x-request-id';
/** As proxies make them; it stands in logs and, in quotes, in a statement. */
const PROPER = /^[\w.-]{8,48}$/;

const refs = new WeakMap<object, RequestRef>();

/**
 * Gives each request an id, that of the proxy or a new one: it is answered as `x-request-id`, and whatever is done for the request is known by
 * it. Who comes without a proxy in front names nothing.
 */
export function nameRequests(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    const given = trustProxy ? request.headers[HEADER] : undefined;
    const ref = { requestId: typeof given === 'string' && PROPER.test(given) ? given : randomUUID() };
    refs.set(request.raw, ref);
    reply.header(HEADER, ref.requestId);
    withinRequest(ref, done);
  });
  // A body is heard by its connection, and who hears it is not within the request any more.
  app.addHook('preValidation', (request, _reply, done) => {
    const ref = refs.get(request.raw);
    if (ref) withinRequest(ref, done);
    else done();
  });
}

/** What a request is known by; undefined: it was never asked. */
export const refOf = ({ raw }: FastifyRequest): RequestRef | undefined => refs.get(raw);

/** It is an account's. */
export function nameAccount(request: FastifyRequest, account: string): void {
  const ref = refOf(request);
  if (ref) ref.account = account;
}
