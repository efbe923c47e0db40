import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Route } from '@yoimachi/contract/route';
import { ok } from '@yoimachi/domain/result';
import { answerCall, type BindDeps, type Incoming } from './answer-call.ts';
import type { AnyHandler, AnyHandlers, Routes } from './call.ts';
import { sendFailure } from './failure-answer.ts';
import { sendFile } from './send-file.ts';
import { originOf } from './origin.ts';
import { nameAccount } from './request-names.ts';
import { serializerOf } from './serialize.ts';

/** Who may come in and how often, for what is served beside the table of calls. */
export type Door = Pick<BindDeps, 'access' | 'limits' | 'unread'>;

/** Where the API lives. */
export const API_BASE = '/v1';

/**
 * Binds every route of the contract to its handler: admit → parse → handle → serialise.
 *
 * @throws when a call is an operator's, a handler has no route, or a route no handler and nobody wants to be told.
 */
export function bindRoutes(
  app: FastifyInstance,
  routes: Routes,
  handlers: AnyHandlers,
  deps: BindDeps,
): void {
  const missing = Object.keys(routes).filter((name) => !Object.hasOwn(handlers, name));
  const unknown = Object.keys(handlers).filter((name) => !Object.hasOwn(routes, name));
  if (unknown.length > 0) throw new Error(`Handlers without a route: ${unknown.join(', ')}`);
  if (missing.length > 0) {
    if (!deps.onMissing) throw new Error(`Routes without a handler: ${missing.join(', ')}`);
    deps.onMissing(missing);
  }
  const operators = Object.entries(routes).filter(([, { who }]) => who === 'operator');
  if (operators.length > 0)
    throw new Error(`Calls of operators: ${operators.map(([name]) => name).join(', ')}`);
  for (const [name, handler] of Object.entries(handlers)) bindRoute(app, name, routes[name]!, handler, deps);
}

function bindRoute(
  app: FastifyInstance,
  name: string,
  route: Route,
  handler: AnyHandler,
  deps: BindDeps,
): void {
  const serialize = route.answer && serializerOf(route.answer);
  app.route({
    method: route.method,
    url: API_BASE + route.path,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const result = await answerCall(name, route, handler, incomingOf(request, deps), deps);
      const now = deps.clock.now();
      reply.header('x-now', now.toISOString());
      if (!result.ok) return sendFailure(reply, result.error, now);
      reply.header('cache-control', 'no-store');
      if (route.file !== undefined) return sendFile(reply, route.file, result.value);
      if (!serialize) return reply.send();
      return reply.type('application/json; charset=utf-8').send(serialize(result.value));
    },
  });
}

const incomingOf = (request: FastifyRequest, { unread }: BindDeps): Incoming => ({
  authorization: request.headers.authorization,
  params: request.params,
  query: request.query,
  body: request.body,
  key: request.headers['idempotency-key'],
  address: request.ip,
  origin: () => originOf(request),
  nameAccount: (account) => nameAccount(request, account),
  judgeUnread: (read) => unread?.(request, read) ?? ok(),
});
