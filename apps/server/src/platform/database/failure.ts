import pg from 'pg';
import { fail, type Failure } from '@yoimachi/domain/result';

/** SQLSTATE of what the database refuses on purpose. */
const REFUSALS = new Set(['23P01', '23505', '23514', '23503']);
/** Deadlock and serialization failure: the same transaction, tried again, can succeed. */
const RETRYABLE = new Set(['40P01', '40001']);

/** Constraint or index name → failure of the catalogue. */
export type ConstraintMap = Readonly<Record<string, string>>;

const sqlState = (error: unknown) => (error instanceof pg.DatabaseError ? error.code : undefined);

/** The failure meant by a refusal of the database, by the constraint's name; undefined for anything else. */
export function constraintFailure(error: unknown, map: ConstraintMap): Failure | undefined {
  if (!(error instanceof pg.DatabaseError) || !REFUSALS.has(error.code ?? '')) return undefined;
  const code = error.constraint === undefined ? undefined : map[error.constraint];
  return code === undefined ? undefined : fail(code).error;
}

export const isRetryable = (error: unknown) => RETRYABLE.has(sqlState(error) ?? '');
