import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '#platform/clock';
import type { Log } from '#platform/log';
import { readingOnly, wasReadingOnly } from '#platform/database';
import type { Route } from '@yoimachi/contract/route';
import { fail, ok, type ErrorCode, type Result } from '@yoimachi/domain/result';
import { admit, type Access, type Views } from './auth.ts';
import type { CallLimits } from './call-limits.ts';
import type { AnyCall, AnyHandler, AnyHandlers, Principal, Routes } from './call.ts';
import { sendFailure } from './failure-answer.ts';
import { sendFile } from './send-file.ts';
import { ticketOf, type IdempotencyTicket } from './idempotency.ts';
import { originOf, type Origin } from './origin.ts';
import { parseInput } from './parse.ts';
import { nameAccount } from './request-names.ts';
import { serializerOf } from './serialize.ts';
import type { UnreadQuery } from './unread-query.ts';

/** Keeps from where somebody did something. */
export type Records = (record: {
  readonly kind: NonNullable<Route['records']>;
  readonly call: string;
  readonly accountId: string;
  readonly origin: Origin;
}) => Promise<void>;

/** What somebody still has to agree to before an act. */
export type Consents = (
  principal: Principal,
  act: NonNullable<Route['consents']>['to'],
) => Promise<readonly string[]>;

export interface BindDeps {
  readonly access: Access;
  /** Sent with every answer as `x-now`, so that screens follow the product's time. */
  readonly clock: Clock;
  /** Called with the routes that have no handler; such a call answers 404. Absent: they are an error. */
  readonly onMissing?: (names: readonly string[]) => void;
  /** Keeps from where a call came that says so; absent: nothing is kept. */
  readonly records?: Records;
  /** Asks what has to be agreed to before a call that says so; absent: nothing has. */
  readonly consents?: Consents;
  /** Admits operators who look as a member; absent: none. */
  readonly views?: Views;
  readonly log?: Log;
  /** Absent: no limit. */
  readonly limits?: CallLimits;
  /** What an account is called in logs; absent: it is not named. */
  readonly pseudonymOf?: (accountId: string) => string;
  /** Absent: what a call does not read of a query is ignored. */
  readonly unread?: UnreadQuery;
}

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
      const call = await readCall(name, route, request, deps);
      const result = call.ok ? await answer(handler, call.value) : call;
      if (result.ok && call.ok && route.records) await keep(deps, route.records, name, call.value);
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

/** Whoever looks as a member reads, also where a look of the member herself would leave something behind. */
async function answer(handler: AnyHandler, call: AnyCall): Promise<Result<unknown, ErrorCode>> {
  if (!call.principal?.isView) return handler(call);
  return readingOnly(() => handler(call)).catch((error: unknown) => {
    if (wasReadingOnly(error)) return fail('VIEW_ONLY');
    throw error;
  });
}

/** What was done is done: a record that could not be kept is told, and the call answers all the same. */
async function keep(
  { records, log }: BindDeps,
  kind: NonNullable<Route['records']>,
  call: string,
  { principal, origin }: AnyCall,
): Promise<void> {
  if (!records || !principal) return;
  await records({ kind, call, accountId: principal.accountId, origin }).catch((error: unknown) =>
    log?.error({ err: error, call }, 'a record of access could not be kept'),
  );
}

async function readCall(
  name: string,
  route: Route,
  request: FastifyRequest,
  { access, limits, consents, unread, views, pseudonymOf }: BindDeps,
): Promise<Result<AnyCall, ErrorCode>> {
  const admitted = await admit(route.who, request.headers.authorization, access, views);
  const principal: Principal | null = admitted.ok ? admitted.value : null;
  if (principal && pseudonymOf) nameAccount(request, pseudonymOf(principal.accountId));
  // Who looks as a member takes none of what that one may do.
  const counted = principal?.isView ? principal.sessionId : principal?.accountId;
  const retryAfterSeconds = await limits?.take(route, counted ?? null, request.ip);
  if (retryAfterSeconds) return fail('RATE_LIMITED', undefined, { retryAfterSeconds });
  if (!admitted.ok) return admitted;
  if (principal?.isView && !views?.isShown(name))
    return fail(route.method === 'GET' ? 'VIEW_HIDDEN' : 'VIEW_ONLY');
  const readable = unread?.(request, route.query);
  if (readable?.ok === false) return readable;
  const params = parseInput(route.params, request.params);
  if (!params.ok) return params;
  const query = parseInput(route.query, request.query);
  if (!query.ok) return query;
  const body = parseInput(route.body, request.body ?? {});
  if (!body.ok) return body;
  const input = { params: params.value, query: query.value, body: body.value };
  let idempotency: IdempotencyTicket | null = null;
  if (route.idempotent && principal) {
    const ticket = ticketOf(principal.accountId, name, request.headers['idempotency-key'], input);
    if (!ticket.ok) return ticket;
    idempotency = ticket.value;
  }
  if (consents && route.consents && principal && !route.consents.unless?.(body.value as never)) {
    const items = await consents(principal, route.consents.to);
    if (items.length > 0) return fail('CONSENT_REQUIRED', undefined, { items });
  }
  return ok({ ...input, principal, idempotency, address: request.ip, origin: originOf(request) });
}
