import { mayAct, type AdminCall } from '@yoimachi/contract/admin';
import type { Route } from '@yoimachi/contract/route';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type ErrorCode, type Result } from '@yoimachi/domain/result';
import { dayOf, instantAt } from '@yoimachi/domain/time';
import { operatorAlert } from '#events/catalogue.ts';
import { closed } from '#base/read-log';
import { withTransaction, type Db } from '#platform/database';
import { parseInput, type OperatorCall } from '#platform/http';
import type { ActContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { letAct } from './acting-operator.ts';
import { insertAudit, wasRefused, type AuditEntry } from './audit.store.ts';

/** An operators' call with its handler on a database. */
export interface OperatorAct {
  readonly name: AdminCall;
  readonly route: Route;
  readonly handle: (context: ActContext, call: never) => Promise<Result<unknown, ErrorCode>>;
}

export interface OperatorInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/**
 * Makes a call as an operator: hold him enabled → ask his role → parse → handle → keep who did what to whom and why, all in one
 * transaction; of a refused call the refusal is kept. A list (GET) shows nothing private and is not kept, but for one that is taken away as a
 * file. Fails with VALIDATION, OPERATOR_DISABLED, OPERATOR_ROLE, or what the call names.
 */
export async function callAsOperator(
  given: ActContext,
  { name, route, handle }: OperatorAct,
  input: OperatorInput,
  operator: OperatorRef,
): Promise<Result<unknown, ErrorCode>> {
  const params = parseInput(route.params, input.params ?? {});
  const parsed = params.ok ? parseCall(route, input, params.value) : params;
  const context = { ...given, crypto: closed(given.crypto) };
  const { db, clock, log } = context;
  const allowed = (on: Db) => mayCall(on, operator, name);
  const run = async (on: Db): Promise<Result<unknown, ErrorCode>> =>
    parsed.ok ? handle({ ...context, db: on }, { ...parsed.value, operator } as never) : parsed;
  const runIfAllowed = async (): Promise<Result<unknown, ErrorCode>> => {
    const may = await allowed(db);
    return may.ok ? run(db) : may;
  };
  if (route.method === 'GET' && !route.isStreamed) return runIfAllowed();
  const entry = (outcome: string): AuditEntry => ({
    operatorId: operator.id,
    at: clock.now(),
    call: name,
    outcome,
    targets: params.ok ? ((params.value ?? {}) as AuditEntry['targets']) : {},
    reason: parsed.ok ? reasonOf(parsed.value.body) : undefined,
  });
  const keeping = (handled: (trx: Db) => Promise<Result<unknown, ErrorCode>>) =>
    withTransaction(db, async (trx): Promise<Result<unknown, ErrorCode>> => {
      const may = await allowed(trx);
      if (!may.ok) return may;
      const done = await handled(trx);
      const filters = route.isStreamed && parsed.ok && { targets: textsOf(parsed.value.query) };
      if (done.ok) await insertAudit(trx, { ...entry('DONE'), ...filters, isRead: isRead(route) });
      return done;
    });
  // What is read while it is sent outlives a transaction: it is kept before its first piece goes out.
  const found = route.isStreamed ? await runIfAllowed() : null;
  const result = found === null ? await keeping(run) : found.ok ? await keeping(async () => found) : found;
  // What cannot be read was no act; who may not make the call learns only that.
  if (result === parsed) return result;
  const outcome = result.ok ? 'DONE' : result.error.code;
  if (!result.ok) await keepRefusal(db, entry(outcome));
  log.info(
    { security: true, operator, call: name, targets: entry(outcome).targets, outcome },
    'an operator acted',
  );
  return result;
}

/** Whether an operator may make a call: the table of roles decides, here for the back office and for the terminal. */
async function mayCall(
  db: Db,
  operator: OperatorRef,
  call: AdminCall,
): Promise<Result<undefined, 'OPERATOR_DISABLED' | 'OPERATOR_ROLE'>> {
  const held = await letAct(db, operator);
  if (!held.ok) return held;
  return mayAct(held.value, call) ? ok() : fail('OPERATOR_ROLE');
}

const isRead = ({ errors = [] }: Route): boolean => errors.includes('READ_CEILING');

/** The filters of what is taken away, which found something: numbers, days and kinds. */
const textsOf = (query: unknown): AuditEntry['targets'] =>
  Object.fromEntries(
    Object.entries(query ?? {}).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  );

function reasonOf(body: unknown): string | undefined {
  const reason = (body as { readonly reason?: unknown } | undefined)?.reason;
  return typeof reason === 'string' ? reason : undefined;
}

/** Who reads more than a day's work is reported, once a day. */
async function keepRefusal(db: Db, entry: AuditEntry): Promise<void> {
  await withTransaction(db, async (trx) => {
    const { operatorId, at, call, outcome } = entry;
    const isAlarming = outcome === 'READ_CEILING' && !(await wasRefused(trx, entry, instantAt(dayOf(at), 0)));
    if (isAlarming)
      await publish(trx, operatorAlert, { kind: 'OPERATOR_READ_CEILING', operatorId, call }, at);
    await insertAudit(trx, entry);
  });
}

function parseCall(
  route: Route,
  input: OperatorInput,
  params: unknown,
): Result<Pick<OperatorCall, 'params' | 'query' | 'body'>, 'VALIDATION'> {
  const query = parseInput(route.query, input.query ?? {});
  if (!query.ok) return query;
  const body = parseInput(route.body, input.body === undefined ? {} : input.body);
  if (!body.ok) return body;
  return ok({ params, query: query.value, body: body.value } as never);
}
