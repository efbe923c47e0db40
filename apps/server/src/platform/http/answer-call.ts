import { fail, ok, type ErrorCode, type Result } from '@yoimachi/domain/result';
import type { Route } from '@yoimachi/contract/route';
import type * as z from 'zod/mini';
import type { Clock } from '#platform/clock';
import { readingOnly, wasReadingOnly } from '#platform/database';
import type { Log } from '#platform/log';
import { admit, type Access, type Views } from './auth.ts';
import type { CallLimits } from './call-limits.ts';
import type { AnyCall, AnyHandler, Principal } from './call.ts';
import { ticketOf, type IdempotencyTicket } from './idempotency.ts';
import type { Origin } from './origin.ts';
import { parseInput } from './parse.ts';
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

/** What came in, whatever carried it. */
export interface Incoming {
  /** The header of that name: `Bearer …`. */
  readonly authorization: string | undefined;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** The header `Idempotency-Key`. */
  readonly key: string | string[] | undefined;
  readonly address: string;
  readonly origin: () => Origin;
  /** The request is this account's, as logs call it. */
  readonly nameAccount: (account: string) => void;
  /** Judges what its call does not read of the query. */
  readonly judgeUnread: (read: z.ZodMiniType | undefined) => Result<undefined, 'VALIDATION'>;
}

/** Whatever carries a call: admit → parse → handle. */
export async function answerCall(
  name: string,
  route: Route,
  handler: AnyHandler,
  incoming: Incoming,
  deps: BindDeps,
): Promise<Result<unknown, ErrorCode>> {
  const call = await readCall(name, route, incoming, deps);
  if (!call.ok) return call;
  const result = await handle(handler, call.value);
  if (result.ok && route.records) await keep(deps, route.records, name, call.value);
  return result;
}

/** Whoever looks as a member reads, also where a look of the member herself would leave something behind. */
async function handle(handler: AnyHandler, call: AnyCall): Promise<Result<unknown, ErrorCode>> {
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
  incoming: Incoming,
  { access, limits, consents, views, pseudonymOf }: BindDeps,
): Promise<Result<AnyCall, ErrorCode>> {
  const admitted = await admit(route.who, incoming.authorization, access, views);
  const principal: Principal | null = admitted.ok ? admitted.value : null;
  if (principal && pseudonymOf) incoming.nameAccount(pseudonymOf(principal.accountId));
  // Who looks as a member takes none of what that one may do.
  const counted = principal?.isView ? principal.sessionId : principal?.accountId;
  const retryAfterSeconds = await limits?.take(route, counted ?? null, incoming.address);
  if (retryAfterSeconds) return fail('RATE_LIMITED', undefined, { retryAfterSeconds });
  if (!admitted.ok) return admitted;
  if (principal?.isView && !views?.isShown(name))
    return fail(route.method === 'GET' ? 'VIEW_HIDDEN' : 'VIEW_ONLY');
  const readable = incoming.judgeUnread(route.query);
  if (!readable.ok) return readable;
  const params = parseInput(route.params, incoming.params);
  if (!params.ok) return params;
  const query = parseInput(route.query, incoming.query);
  if (!query.ok) return query;
  const body = parseInput(route.body, incoming.body ?? {});
  if (!body.ok) return body;
  const input = { params: params.value, query: query.value, body: body.value };
  let idempotency: IdempotencyTicket | null = null;
  if (route.idempotent && principal) {
    const ticket = ticketOf(principal.accountId, name, incoming.key, input);
    if (!ticket.ok) return ticket;
    idempotency = ticket.value;
  }
  if (consents && route.consents && principal && !route.consents.unless?.(body.value as never)) {
    const items = await consents(principal, route.consents.to);
    if (items.length > 0) return fail('CONSENT_REQUIRED', undefined, { items });
  }
  return ok({ ...input, principal, idempotency, address: incoming.address, origin: incoming.origin() });
}
