import { RegistrationStage, type UserType } from '@yoimachi/domain/account';
import type { Consent, ConsentItem, ConsentWord } from '@yoimachi/domain/consent';
import type { Day } from '@yoimachi/domain/time';
import {
  allRows,
  firstValue,
  inColumns,
  oneOf,
  theValue,
  type Db,
  type NewRow,
  type RowOf,
  type Trx,
} from '#platform/database';

/** Somebody's last word on each item. */
export const lastWords = (db: Db, accountId: string) =>
  allRows<Consent & { readonly at: Date }>(db)`
    select distinct on (item) item, version, given, at from consent where account_id = ${accountId}
    order by item, id desc`;

/** The last word on one item of those of these accounts who said one. */
export const lastWordsOn = (db: Db, item: ConsentItem, accountIds: readonly string[]) =>
  allRows<Consent & { accountId: string; userType: UserType }>(db)`
    select c.item, c.version, c.given, a.id as "accountId", a.user_type as "userType"
    from unnest(${[...accountIds]}::uuid[]) as given (id) join account a on a.id = given.id
    cross join lateral (select item, version, given from consent
      where account_id = a.id and item = ${item} order by id desc limit 1) c`;

/** How many of these sides, registered and neither gone nor suspended, last agreed to an item in a version from `enough` on. */
export const countAgreed = (
  db: Db,
  { item, sides }: { readonly item: ConsentItem; readonly sides: readonly UserType[] },
  enough: Day,
) =>
  theValue<number>(db)`
    select count(*)::int as count from account a
    cross join lateral (select version, given from consent
      where account_id = a.id and item = ${item} order by id desc limit 1) c
    where a.user_type = ${oneOf(sides)} and a.left_at is null and a.suspended_at is null
      and a.registration_stage >= ${RegistrationStage.SUCCESS_STEP} and c.given and c.version >= ${enough}`;

/** Everything that somebody ever said, in the order in which it was said. */
export const allWordsOf = (db: Db, accountId: string) =>
  allRows<ConsentWord>(db)`
    select item, text_id as "textId", version, given, place, at from consent where account_id = ${accountId}
    order by id`;

/** What somebody said, the newest first. */
export const wordsOf = (db: Db, accountId: string, limit: number) =>
  allRows<RowOf<'consent', 'item' | 'version' | 'given' | 'place' | 'at'>>(db)`
    select item, version, given, place, at from consent where account_id = ${accountId} order by id desc
    limit ${limit}`;

export const insertWord = (trx: Trx, word: NewRow<'consent'>) =>
  trx.insertInto('consent').values(inColumns(word)).execute();

/** The side of an account, whether it is still here or has left. */
export const sideEver = (db: Db, accountId: string) =>
  firstValue<UserType>(db)`select user_type from account where id = ${accountId}`;

/** The side of an account that is still here. */
export const sideOf = (db: Db, accountId: string) =>
  firstValue<UserType>(db)`select user_type from account where id = ${accountId} and left_at is null`;

/** A guest's own row, which also what is charged to his card holds. */
export async function lockGuest(trx: Trx, accountId: string): Promise<void> {
  await trx.selectFrom('guest').select('id').where('id', '=', accountId).forUpdate().executeTakeFirst();
}
