import pg from 'pg';
import { fail, type ErrorCode, type Failure } from '@yoimachi/domain/result';

/** SQLSTATE of what the database refuses on purpose. */
const REFUSALS = new Set(['23P01', '23505', '23514', '23503']);
/** Deadlock and serialization failure: the same transaction can succeed on retry. */
const RETRYABLE = new Set(['40P01', '40001']);

/** Constraint or index name → catalogue failure. */
export type ConstraintMap<Code extends ErrorCode> = Readonly<Record<string, Code>>;

const sqlState = (error: unknown) => (error instanceof pg.DatabaseError ? error.code : undefined);

/** The failure a database refusal stands for, by the constraint's name; undefined for anything else. */
export function constraintFailure<Code extends ErrorCode>(
  error: unknown,
  map: ConstraintMap<Code>,
): Failure<Code> | undefined {
  if (!(error instanceof pg.DatabaseError) || !REFUSALS.has(error.code ?? '')) return undefined;
  const code = error.constraint === undefined ? undefined : map[error.constraint];
  return code === undefined ? undefined : fail(code).error;
}

export const isRetryable = (error: unknown) => RETRYABLE.has(sqlState(error) ?? '');

/** SQLSTATEs of a server that is going down, coming up, or out of connections (57P05 and class 08: connection cut). */
const ABSENT = /^(?:08...|57P0[1235]|53300)$/;
const NO_CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
// pg identifies these by message text only.
const LOST =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has|was) .*not queryable)/;

/** SQLSTATEs of a statement that took too long or waited too long for a lock (`limits.ts`). */
const TOO_LONG = new Set(['57014', '55P03']);

/** Whether the database has ended something that took too long; it is there, and answers others. */
export const isCutShort = (error: unknown): boolean => TOO_LONG.has(sqlState(error) ?? '');

/** Whether something failed because the database is unavailable, and may succeed once it is back. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && (ABSENT.test(code) || NO_CONNECTION.has(code))) return true;
  return typeof message === 'string' && LOST.test(message);
}
