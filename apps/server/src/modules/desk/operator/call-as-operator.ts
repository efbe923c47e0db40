import type { Route } from '@yoimachi/contract/route';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { ok, type ErrorCode, type Result } from '@yoimachi/domain/result';
import { dayOf, instantAt } from '@yoimachi/domain/time';
import { operatorAlert } from '#events/catalogue.ts';
import { closed } from '#desk/read-log';
import { withTransaction, type Db } from '#platform/database';
import { parseInput, type OperatorCall } from '#platform/http';
import type { ActContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { letAct } from './acting-operator.ts';
import { insertAudit, wasRefused, type AuditEntry } from './audit.store.ts';

/** An operators' call with its handler on a database. */
export interface OperatorAct {
  readonly name: string;
  readonly route: Route;
  readonly handle: (context: ActContext, call: never) => Promise<Result<unknown, ErrorCode>>;
}

export interface OperatorInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/**
 * Makes a call as an operator: parse → hold him enabled → handle → keep who did what to whom, all in one transaction; of a refused
 * call the refusal is kept. Fails with VALIDATION, OPERATOR_DISABLED, or what the call names.
 */
export async function callAsOperator(
  given: ActContext,
  { name, route, handle }: OperatorAct,
  input: OperatorInput,
  operator: OperatorRef,
): Promise<Result<unknown, ErrorCode>> {
  const parsed = parseCall(route, input);
  if (!parsed.ok) return parsed;
  const context = { ...given, crypto: closed(given.crypto) };
  const { db, clock, log } = context;
  const call = { ...parsed.value, operator };
  const entry = (outcome: string): AuditEntry => {
    const targets = (call.params ?? {}) as AuditEntry['targets'];
    return { operatorId: operator.id, at: clock.now(), call: name, targets, outcome };
  };
  const result = await withTransaction(db, async (trx): Promise<Result<unknown, ErrorCode>> => {
    const allowed = await letAct(trx, operator);
    if (!allowed.ok) return allowed;
    const handled = await handle({ ...context, db: trx }, call as never);
    if (handled.ok) await insertAudit(trx, entry('DONE'));
    return handled;
  });
  const outcome = result.ok ? 'DONE' : result.error.code;
  if (!result.ok) await keepRefusal(db, entry(outcome));
  log.info({ security: true, operator, call: name, targets: call.params, outcome }, 'an operator acted');
  return result;
}

/** Who reads more than a day's work is reported, once a day. */
async function keepRefusal(db: Db, entry: AuditEntry): Promise<void> {
  await withTransaction(db, async (trx) => {
    const { operatorId, at, call, outcome } = entry;
    const isAlarming = outcome === 'READ_CEILING' && !(await wasRefused(trx, entry, instantAt(dayOf(at), 0)));
    await insertAudit(trx, entry);
    if (isAlarming)
      await publish(trx, operatorAlert, { kind: 'OPERATOR_READ_CEILING', operatorId, call }, at);
  });
}

function parseCall(
  route: Route,
  input: OperatorInput,
): Result<Pick<OperatorCall, 'params' | 'query' | 'body'>, 'VALIDATION'> {
  const params = parseInput(route.params, input.params ?? {});
  if (!params.ok) return params;
  const query = parseInput(route.query, input.query ?? {});
  if (!query.ok) return query;
  const body = parseInput(route.body, input.body ?? {});
  if (!body.ok) return body;
  return ok({ params: params.value, query: query.value, body: body.value } as never);
}
