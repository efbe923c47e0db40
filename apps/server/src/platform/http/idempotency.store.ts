import { sql } from 'kysely';
import type { Trx } from '#platform/database';

/** Identifies the effect a call stands for: the same ticket again means the same effect and the same answer. */
export interface IdempotencyTicket {
  readonly accountId: string;
  /** The header `Idempotency-Key`, a UUID chosen by the client. */
  readonly key: string;
  readonly route: string;
  readonly bodyHash: Buffer;
}

/** True for the first call of a key. */
export async function claimKey(trx: Trx, ticket: IdempotencyTicket, at: Date): Promise<boolean> {
  const { accountId, key, route, bodyHash } = ticket;
  const result = await trx
    .insertInto('idempotency_key')
    .values({ account_id: accountId, key, route, body_hash: bodyHash, created_at: at })
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export const readKey = (trx: Trx, { accountId, key }: IdempotencyTicket) =>
  trx
    .selectFrom('idempotency_key')
    .select(['body_hash', 'answer'])
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();

interface Answered {
  readonly ticket: IdempotencyTicket;
  readonly answer: object;
}

export async function keepAnswers(trx: Trx, answered: readonly Answered[]): Promise<void> {
  await Promise.all(
    answered.map(({ ticket: { accountId, key }, answer }) =>
      sql`
        update idempotency_key set status = 200, answer = ${JSON.stringify(answer)}
        where account_id = ${accountId} and key = ${key}`.execute(trx),
    ),
  );
}
