import { sql } from 'kysely';
import { RegistrationStage, type UserType } from '@yoimachi/domain/account';
import type { Consent, ConsentItem, ConsentWord } from '@yoimachi/domain/consent';
import type { Day } from '@yoimachi/domain/time';
import { inColumns, oneOf, theRow, type Db, type NewRow, type Trx } from '#platform/database';

/** Somebody's last word on each item. */
export const lastWords = (db: Db, accountId: string): Promise<(Consent & { readonly at: Date })[]> =>
  db
    .selectFrom('consent')
    .distinctOn('item')
    .select(['item', 'version', 'given', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('item')
    .orderBy('id', 'desc')
    .execute();

/** The last word on one item of those of these accounts who said one. */
export async function lastWordsOn(
  db: Db,
  item: ConsentItem,
  accountIds: readonly string[],
): Promise<(Consent & { readonly accountId: string; readonly userType: UserType })[]> {
  const { rows } = await sql<Consent & { accountId: string; userType: UserType }>`
    select c.item, c.version, c.given, a.id as "accountId", a.user_type as "userType"
    from unnest(${[...accountIds]}::uuid[]) as given (id) join account a on a.id = given.id
    cross join lateral (select item, version, given from consent
      where account_id = a.id and item = ${item} order by id desc limit 1) c`.execute(db);
  return rows;
}

/** How many of these sides, registered and neither gone nor suspended, last agreed to an item in a version from `enough` on. */
export async function countAgreed(
  db: Db,
  { item, sides }: { readonly item: ConsentItem; readonly sides: readonly UserType[] },
  enough: Day,
): Promise<number> {
  const { count } = await theRow<{ count: number }>(db)`
    select count(*)::int as count from account a
    cross join lateral (select version, given from consent
      where account_id = a.id and item = ${item} order by id desc limit 1) c
    where a.user_type = ${oneOf(sides)} and a.left_at is null and a.suspended_at is null
      and a.registration_stage >= ${RegistrationStage.SUCCESS_STEP} and c.given and c.version >= ${enough}`;
  return count;
}

/** Everything that somebody ever said, in the order in which it was said. */
export const allWordsOf = (db: Db, accountId: string): Promise<ConsentWord[]> =>
  db
    .selectFrom('consent')
    .select(['item', 'text_id as textId', 'version', 'given', 'place', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

/** What somebody said, the newest first. */
export const wordsOf = (db: Db, accountId: string, limit: number) =>
  db
    .selectFrom('consent')
    .select(['item', 'version', 'given', 'place', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const insertWord = (trx: Trx, word: NewRow<'consent'>) =>
  trx.insertInto('consent').values(inColumns(word)).execute();

/** The side of an account, whether it is still here or has left. */
export async function sideEver(db: Db, accountId: string): Promise<UserType | undefined> {
  const row = await db
    .selectFrom('account')
    .select('user_type')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.user_type;
}

/** The side of an account that is still here. */
export async function sideOf(db: Db, accountId: string): Promise<UserType | undefined> {
  const row = await db
    .selectFrom('account')
    .select('user_type')
    .where('id', '=', accountId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return row?.user_type;
}

/** A guest's own row, which also what is charged to his card holds. */
export async function lockGuest(trx: Trx, accountId: string): Promise<void> {
  await trx.selectFrom('guest').select('id').where('id', '=', accountId).forUpdate().executeTakeFirst();
}
