import { sql } from 'kysely';
import type { Db, Trx } from '#platform/database';

export interface Named {
  readonly accountId: string;
  readonly nickname: string;
  readonly isCast: boolean;
}

/** Whose nickname it is, locked; undefined when there is no such account. */
export async function lockNamed(trx: Trx, accountId: string): Promise<Named | undefined> {
  for (const table of ['guest', 'cast_member'] as const) {
    const row = await trx
      .selectFrom(table)
      .select('nickname')
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    if (row) return { accountId, nickname: row.nickname, isCast: table === 'cast_member' };
  }
  return undefined;
}

export async function writeNickname(trx: Trx, { accountId, isCast }: Named, nickname: string): Promise<void> {
  await trx
    .updateTable(isCast ? 'cast_member' : 'guest')
    .set({ nickname })
    .where('id', '=', accountId)
    .execute();
}

/** Accounts whose nickname was chosen before today's rules and not judged yet. */
export const unjudged = (db: Db) =>
  db
    .selectFrom('nickname_review')
    .select(['account_id as id', sql<Date | null>`null::timestamptz`.as('due_at')])
    .where('forbidden_at', 'is', null)
    .orderBy('account_id');

/** Whether a nickname waits to be judged. */
export async function isUnjudged(trx: Trx, accountId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('nickname_review')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('forbidden_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether it is the only one waiting for an operator. */
export async function markForbidden(trx: Trx, accountId: string, at: Date): Promise<boolean> {
  await trx
    .updateTable('nickname_review')
    .set({ forbidden_at: at })
    .where('account_id', '=', accountId)
    .execute();
  const other = await trx
    .selectFrom('nickname_review')
    .select('account_id')
    .where('forbidden_at', 'is not', null)
    .where('account_id', '<>', accountId)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

/** The nickname was approved or changed. */
export async function endInspection(trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom('nickname_review').where('account_id', '=', accountId).execute();
}

export interface ForbiddenNickname extends Named {
  readonly forbiddenAt: Date;
}

/** Nicknames nobody could choose today, in the order found. */
export async function forbiddenNicknames(db: Db, limit: number): Promise<ForbiddenNickname[]> {
  const rows = await db
    .selectFrom('nickname_review as r')
    .leftJoin('guest as g', 'g.id', 'r.account_id')
    .leftJoin('cast_member as c', 'c.id', 'r.account_id')
    .select(['r.account_id', 'r.forbidden_at', 'g.nickname as guest', 'c.nickname as cast'])
    .where('r.forbidden_at', 'is not', null)
    .orderBy('r.forbidden_at')
    .orderBy('r.account_id')
    .limit(limit)
    .execute();
  return rows.map(({ account_id, forbidden_at, guest, cast }) => ({
    accountId: account_id,
    nickname: cast ?? guest ?? '',
    isCast: cast !== null,
    forbiddenAt: forbidden_at!,
  }));
}
