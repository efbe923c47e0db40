import { operatorName, type OperatorRef, type OperatorRole } from '@yoimachi/domain/operator';
import { fail, ok } from '@yoimachi/domain/result';
import { withTransaction, type Trx } from '#platform/database';
import type { AppContext } from '#platform/module';
import { insertOperator, listOwners, lockOperators } from '../operator-row.store.ts';

export type OperatorsContext = Pick<AppContext, 'db' | 'clock' | 'ids' | 'log'>;

/**
 * An owner adds an operator; while there is no enabled owner, anybody can add the first, who becomes an owner. A name already taken in any
 * spelling is refused, even when both are added at once.
 *
 * @returns OPERATOR_REQUIRED or OWNER_ONLY when the caller is no owner, OWNER_FIRST, OPERATOR_NAME_TAKEN, or what is wrong with the name.
 */
export async function addOperator(
  { db, clock, ids, log }: OperatorsContext,
  order: { readonly name: string; readonly role: OperatorRole; readonly by: OperatorRef | undefined },
) {
  const { role, by } = order;
  const named = operatorName(order.name);
  if (!named.ok) return named;
  const operator = { id: ids.newId(), name: named.value.name };
  const added = await withTransaction(
    db,
    async (trx) => {
      await lockOperators(trx);
      const allowed = await ownerActs(trx, by, role === 'owner');
      if (!allowed.ok) return allowed;
      const kept = { name_key: named.value.key, created_by: by?.id ?? null, created_at: clock.now() };
      await insertOperator(trx, { ...operator, ...kept, role });
      return ok(operator);
    },
    { constraints: { operator_name_once: 'OPERATOR_NAME_TAKEN' } },
  );
  const outcome = added.ok ? 'DONE' : added.error.code;
  log.info({ security: true, operator: by, added: operator, role, outcome }, 'add an operator');
  return added;
}

/** Only an owner decides who is an operator; without one, only the first owner can be chosen. Under `lockOperators`. */
export async function ownerActs(trx: Trx, by: OperatorRef | undefined, makesOwner: boolean) {
  const owners = await listOwners(trx);
  if (owners.length === 0) return makesOwner ? ok() : fail('OWNER_FIRST');
  if (!by) return fail('OPERATOR_REQUIRED');
  return owners.some(({ id }) => id === by.id) ? ok() : fail('OWNER_ONLY');
}
