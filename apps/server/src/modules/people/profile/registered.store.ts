import { sql } from 'kysely';
import type { UserType } from '@yoimachi/domain/account';
import type { Day } from '@yoimachi/domain/time';
import { oneOf, type Db } from '#platform/database';

/** What accounts are registered with, of both sides. */
export async function registeredOf(
  db: Db,
  accountIds: readonly string[],
): Promise<{ nickname: string; birthday: Day | null }[]> {
  const { rows } = await sql<{ nickname: string; birthday: Day | null }>`
    select coalesce(nickname, '') as nickname, birthday from guest where id = ${oneOf(accountIds)}
    union all select coalesce(nickname, ''), birthday from cast_member where id = ${oneOf(accountIds)}`.execute(
    db,
  );
  return rows;
}

/** What one account is registered with, still sealed. */
export const registeredPerson = (db: Db, accountId: string) =>
  db
    .selectFrom('account as a')
    .leftJoin('guest as g', 'g.id', 'a.id')
    .leftJoin('cast_member as c', 'c.id', 'a.id')
    .leftJoin('cast_private as p', 'p.cast_id', 'a.id')
    .select(['a.identity_id', 'p.account_info'])
    .select((eb) => [
      eb.fn.coalesce('g.nickname', 'c.nickname').as('nickname'),
      eb.fn.coalesce('g.birthday', 'c.birthday').as('birthday'),
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirst();

export async function sideOf(db: Db, accountId: string): Promise<UserType | undefined> {
  const row = await db
    .selectFrom('account')
    .select('user_type')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.user_type;
}
