import {
  operatorName,
  type OperatorRef,
  type OperatorRole,
  type OperatorNameFailure,
} from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction, type Trx } from '#platform/database';
import type { AppContext } from '#platform/module';
import { insertOperator, listOwners, lockOperators } from '../operator-row.store.ts';

export type OperatorsContext = Pick<AppContext, 'db' | 'clock' | 'ids' | 'log'>;

type AddedFailure = 'OPERATOR_REQUIRED' | 'OWNER_FIRST' | 'OWNER_ONLY';

type AddOperatorFailure =
  | OperatorNameFailure
  | 'OPERATOR_NAME_TAKEN'
  | 'OPERATOR_REQUIRED'
  | 'OWNER_FIRST'
  | 'OWNER_ONLY';

/**
 * An owner adds an operator; while there is no enabled owner, anybody can add the first, who becomes an owner. A name already taken in any
 * spelling is refused, even when both are added at once.
 *
 * @returns OPERATOR_REQUIRED or OWNER_ONLY when the caller is no owner, OWNER_FIRST, OPERATOR_NAME_TAKEN, or what is wrong with the name.
 */
export async function addOperator(
  { db, clock, ids, log }: OperatorsContext,
  order: { readonly name: string; readonly role: OperatorRole; readonly by: OperatorRef | undefined },
): Promise<Result<OperatorRef, AddOperatorFailure>> {
  const { role, by } = order;
  const named = operatorName(order.name);
  if (!named.ok) return named;
  const operator = { id: ids.newId(), name: named.value.name };
  const added = await withTransaction(
    db,
    async (trx): Promise<Result<OperatorRef, AddedFailure>> => {
      await lockOperators(trx);
      const allowed = await ownerActs(trx, by, role === 'owner');
      if (!allowed.ok) return allowed;
      const { key } = named.value;
      await insertOperator(trx, { ...operator, key, role, by: by?.id ?? null, at: clock.now() });
      return ok(operator);
    },
    { constraints: { operator_name_once: 'OPERATOR_NAME_TAKEN' } },
  );
  const outcome = added.ok ? 'DONE' : added.error.code;
  log.info({ security: true, operator: by, added: operator, role, outcome }, 'add an operator');
  return added;
}

/** Only an owner decides who is an operator; without one, only the first owner can be chosen. Under `lockOperators`. */
export async function ownerActs(
  trx: Trx,
  by: OperatorRef | undefined,
  makesOwner: boolean,
): Promise<Result<undefined, AddedFailure>> {
  const owners = await listOwners(trx);
  if (owners.length === 0) return makesOwner ? ok() : fail('OWNER_FIRST');
  if (!by) return fail('OPERATOR_REQUIRED');
  return owners.some(({ id }) => id === by.id) ? ok() : fail('OWNER_ONLY');
}
