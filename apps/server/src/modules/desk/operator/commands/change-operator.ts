import { operatorName, type OperatorRef, type OperatorRole } from '@yoimachi/domain/operator';
import { fail, ok } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import {
  listOwners,
  lockOperators,
  operatorByKey,
  updateOperator,
  type OperatorRow,
} from '../operator-row.store.ts';
import { ownerActs, type OperatorsContext } from './add-operator.ts';

/** A new role, or whether the operator is disabled. */
export type OperatorChange = { readonly role: OperatorRole } | { readonly disabled: boolean };

/**
 * An owner changes an operator and returns the result; repeating it changes nothing. While there is no enabled owner, anybody can make an
 * existing operator one.
 *
 * @returns OPERATOR_UNKNOWN, OPERATOR_REQUIRED or OWNER_ONLY when the caller is no owner, OWNER_FIRST, LAST_OWNER when no owner would be
 * left.
 */
export async function changeOperator(
  { db, clock, log }: OperatorsContext,
  order: { readonly name: string; readonly change: OperatorChange; readonly by: OperatorRef | undefined },
) {
  const { change, by } = order;
  const named = operatorName(order.name);
  if (!named.ok) return named;
  const changed = await withTransaction(db, async (trx) => {
    await lockOperators(trx);
    const allowed = await ownerActs(trx, by, 'role' in change && change.role === 'owner');
    if (!allowed.ok) return allowed;
    const row = await operatorByKey(trx, named.value.key);
    if (!row) return fail('OPERATOR_UNKNOWN');
    const after = changedRow(row, change, clock.now());
    const owners = (await listOwners(trx)).filter(({ id }) => id !== row.id);
    if (owners.length === 0 && !isOwner(after)) return fail('LAST_OWNER');
    const { role, disabled_at } = after;
    const disabled_by = disabled_at === null ? null : (by?.id ?? null);
    await updateOperator(
      trx,
      row.id,
      disabled_at?.getTime() === row.disabled_at?.getTime() ? { role } : { role, disabled_at, disabled_by },
    );
    return ok(after);
  });
  const outcome = changed.ok ? 'DONE' : changed.error.code;
  log.info(
    { security: true, operator: by, changed: named.value.name, ...change, outcome },
    'change an operator',
  );
  return changed;
}

function changedRow(row: OperatorRow, change: OperatorChange, at: Date): OperatorRow {
  if ('role' in change) return { ...row, role: change.role };
  return { ...row, disabled_at: change.disabled ? (row.disabled_at ?? at) : null };
}

const isOwner = ({ role, disabled_at }: OperatorRow) => role === 'owner' && disabled_at === null;
