import { operatorName, type OperatorRef, type OperatorNameFailure } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { Db, Trx } from '#platform/database';
import { holdEnabled, operatorByKey } from './operator-row.store.ts';

/** The operator whom a typed name means, in any spelling. Fails with OPERATOR_UNKNOWN, OPERATOR_DISABLED, or what is wrong with the name. */
export async function actingOperator(
  db: Db,
  typed: string,
): Promise<Result<OperatorRef, OperatorNameFailure | 'OPERATOR_DISABLED' | 'OPERATOR_UNKNOWN'>> {
  const named = operatorName(typed);
  if (!named.ok) return named;
  const row = await operatorByKey(db, named.value.key);
  if (!row) return fail('OPERATOR_UNKNOWN');
  return row.disabled_at ? fail('OPERATOR_DISABLED') : ok({ id: row.id, name: row.name });
}

/** Lets an operator act in a transaction and prevents disabling the operator before it ends. Fails with OPERATOR_DISABLED. */
export async function letAct(trx: Trx, { id }: OperatorRef): Promise<Result<undefined, 'OPERATOR_DISABLED'>> {
  return (await holdEnabled(trx, id)) ? ok() : fail('OPERATOR_DISABLED');
}
