import { createHash } from 'node:crypto';
import { fail, ok, type ErrorCode, type Result } from '@yoimachi/domain/result';
import { withCommit, type Trx } from '#platform/database';
import { claimKey, keepAnswers, readKey, type IdempotencyTicket } from './idempotency.store.ts';

export type { IdempotencyTicket };

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** A call's ticket; IDEMPOTENCY_KEY_REQUIRED without a valid header. */
export function ticketOf(
  accountId: string,
  route: string,
  header: string | string[] | undefined,
  input: unknown,
): Result<IdempotencyTicket, 'IDEMPOTENCY_KEY_REQUIRED'> {
  if (typeof header !== 'string' || !UUID.test(header)) return fail('IDEMPOTENCY_KEY_REQUIRED');
  // The parsed input has its fields in the schema's order, so equal bodies have equal texts.
  const bodyHash = createHash('sha256')
    .update(`${route}\0${JSON.stringify(input)}`)
    .digest();
  return ok({ accountId, key: header.toLowerCase(), route, bodyHash });
}

/**
 * Runs an effect once per key, inside the effect's own transaction. A call with the same key waits for the first one to commit and gets its
 * answer; with a different input it gets IDEMPOTENCY_KEY_REUSED. A failure rolls back the transaction and with it the key, so that the
 * person can correct the cause and resend.
 *
 * The answer is stored as JSON: it must be plain data (no Date).
 */
export async function runIdempotent<T, Code extends ErrorCode = never>(
  trx: Trx,
  ticket: IdempotencyTicket,
  at: Date,
  run: () => Promise<Result<T, Code>>,
): Promise<Result<T, Code | 'IDEMPOTENCY_KEY_REUSED'>> {
  // The insert waits for a concurrent one with the same key to commit or roll back.
  if (!(await claimKey(trx, ticket, at))) {
    const known = await readKey(trx, ticket);
    if (!known.body_hash.equals(ticket.bodyHash)) return fail('IDEMPOTENCY_KEY_REUSED');
    return ok((known.answer as { value: T }).value);
  }
  const result = await run();
  if (result.ok) withCommit(trx, keepAnswers, [{ ticket, answer: { value: result.value } }]);
  return result;
}
