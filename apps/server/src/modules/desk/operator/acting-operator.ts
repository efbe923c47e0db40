import {
  operatorName,
  type OperatorNameFailure,
  type OperatorRef,
  type OperatorRole,
} from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { Db } from '#platform/database';
import { holdEnabled, operatorByKey, type OperatorRow } from './operator-row.store.ts';

/** The operator whom a typed name means, in any spelling. Fails with OPERATOR_UNKNOWN, or what is wrong with the name. */
export async function findOperator(
  db: Db,
  typed: string,
): Promise<Result<OperatorRow, OperatorNameFailure | 'OPERATOR_UNKNOWN'>> {
  const named = operatorName(typed);
  if (!named.ok) return named;
  const row = await operatorByKey(db, named.value.key);
  return row ? ok(row) : fail('OPERATOR_UNKNOWN');
}

/** The same, who may act: fails with OPERATOR_DISABLED, too. */
export async function actingOperator(
  db: Db,
  typed: string,
): Promise<Result<OperatorRef, OperatorNameFailure | 'OPERATOR_DISABLED' | 'OPERATOR_UNKNOWN'>> {
  const found = await findOperator(db, typed);
  if (!found.ok) return found;
  const { id, name, disabled_at } = found.value;
  return disabled_at ? fail('OPERATOR_DISABLED') : ok({ id, name });
}

/** Lets an operator act, in which role; in a transaction it prevents disabling him before it ends. Fails with OPERATOR_DISABLED. */
export async function letAct(
  db: Db,
  { id }: OperatorRef,
): Promise<Result<OperatorRole, 'OPERATOR_DISABLED'>> {
  const role = await holdEnabled(db, id);
  return role ? ok(role) : fail('OPERATOR_DISABLED');
}
