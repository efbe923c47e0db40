import { sql } from 'kysely';
import { allRows, isThere, run, type Db, type Trx } from '#platform/database';

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
export const unjudged = sql`select account_id as id, null::timestamptz as due_at from nickname_review
  where forbidden_at is null order by account_id`;

/** Whether a nickname waits to be judged. */
export const isUnjudged = (trx: Trx, accountId: string) =>
  isThere(trx)`
    select from nickname_review where account_id = ${accountId} and forbidden_at is null for update`;

/** Returns whether it is the only one waiting for an operator. */
export async function markForbidden(trx: Trx, accountId: string, at: Date): Promise<boolean> {
  await run(trx)`update nickname_review set forbidden_at = ${at} where account_id = ${accountId}`;
  return !(await isThere(trx)`
    select from nickname_review where forbidden_at is not null and account_id <> ${accountId} limit 1`);
}

/** The nickname was approved or changed. */
export const endInspection = (trx: Trx, accountId: string) =>
  run(trx)`delete from nickname_review where account_id = ${accountId}`;

export interface ForbiddenNickname extends Named {
  readonly forbiddenAt: Date;
}

/** Nicknames nobody could choose today, in the order found. */
export const forbiddenNicknames = (db: Db, limit: number) =>
  allRows<ForbiddenNickname>(db)`
    select r.account_id as "accountId", coalesce(c.nickname, g.nickname, '') as nickname, c.id is not null as "isCast",
      r.forbidden_at as "forbiddenAt"
    from nickname_review r left join guest g on g.id = r.account_id left join cast_member c on c.id = r.account_id
    where r.forbidden_at is not null order by r.forbidden_at, r.account_id limit ${limit}`;
