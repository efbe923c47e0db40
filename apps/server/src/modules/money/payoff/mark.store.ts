import { sql } from 'kysely';
import type { PayoffMark } from '@yoimachi/domain/payoff';
import { oneOf, type Db, type Trx } from '#platform/database';

export async function insertMarks(trx: Trx, payoffId: string, marks: readonly PayoffMark[]): Promise<void> {
  if (marks.length === 0) return;
  await trx
    .insertInto('payoff_mark')
    .values(
      marks.map(({ mark, since, waitsUntil }) => ({
        payoff_id: payoffId,
        mark,
        since,
        waits_until: waitsUntil,
      })),
    )
    .execute();
}

export interface KeptMark extends PayoffMark {
  readonly payoffId: string;
  readonly releasedAt: Date | null;
}

/** The marks of payoffs, in the order of their kinds. */
export const readMarks = (db: Db, payoffIds: readonly string[]): Promise<KeptMark[]> =>
  payoffIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('payoff_mark')
        .select([
          'payoff_id as payoffId',
          'mark',
          'since',
          'waits_until as waitsUntil',
          'released_at as releasedAt',
        ])
        .where('payoff_id', '=', oneOf(payoffIds))
        .orderBy('payoff_id')
        .orderBy('mark', 'desc')
        .execute();

/** An operator has looked at what it was marked for. */
export const releaseMarks = (trx: Trx, payoffId: string, at: Date) =>
  sql`
    update payoff_mark set released_at = ${at} where payoff_id = ${payoffId}
      and released_at is null`.execute(trx);

/** Her account is another one now: whose it is, since when. */
export async function setOtherName(trx: Trx, payoffId: string, since: Date | null): Promise<void> {
  await sql`delete from payoff_mark where payoff_id = ${payoffId} and mark = 'OTHER_NAME'`.execute(trx);
  if (since !== null) await insertMarks(trx, payoffId, [{ mark: 'OTHER_NAME', since, waitsUntil: null }]);
}
