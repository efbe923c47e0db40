import type { UserType } from '@yoimachi/domain/account';
import type { Day } from '@yoimachi/domain/time';
import { allRows, firstRow, firstValue, oneOf, type Db } from '#platform/database';

/** What accounts are registered with, of both sides. */
export const registeredOf = (db: Db, accountIds: readonly string[]) =>
  allRows<{ nickname: string; birthday: Day | null }>(db)`
    select coalesce(nickname, '') as nickname, birthday from guest where id = ${oneOf(accountIds)}
    union all select coalesce(nickname, ''), birthday from cast_member where id = ${oneOf(accountIds)}`;

/** What one account is registered with, still sealed. */
export const registeredPerson = (db: Db, accountId: string) =>
  firstRow<RegisteredPerson>(db)`
    select a.identity_id, p.account_info, coalesce(g.nickname, c.nickname) as nickname,
      coalesce(g.birthday, c.birthday) as birthday
    from account a left join guest g on g.id = a.id left join cast_member c on c.id = a.id
      left join cast_private p on p.cast_id = a.id
    where a.id = ${accountId}`;

interface RegisteredPerson {
  readonly identity_id: string;
  readonly account_info: Buffer | null;
  readonly nickname: string | null;
  readonly birthday: Day | null;
}

export const sideOf = (db: Db, accountId: string) =>
  firstValue<UserType>(db)`select user_type from account where id = ${accountId}`;
