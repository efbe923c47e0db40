import { sql } from 'kysely';
import { RegistrationStage, type UserType } from '@yoimachi/domain/account';
import {
  allRows,
  firstRow,
  oneOf,
  run,
  theValue,
  type Db,
  type FieldsOf,
  type RowOf,
  type Trx,
} from '#platform/database';

export type BroadcastRow = RowOf<
  'news_broadcast',
  'news_id' | 'state' | 'run' | 'last_account_id' | 'until_account_id'
>;

export const waitingBroadcasts = sql`
  select news_id as id, due_at from news_broadcast where state = 'WAITING' order by due_at, news_id`;

/** How far the broadcast of a piece of news is, locked; undefined where nobody is told of it. */
export const lockBroadcast = (trx: Trx, newsId: string) =>
  firstRow<BroadcastRow>(trx)`
    select news_id, state, run, last_account_id, until_account_id from news_broadcast where news_id = ${newsId}
    for no key update`;

export async function insertBroadcast(trx: Trx, newsId: string, dueAt: Date): Promise<void> {
  const nobody = { run: 0, people_count: 0, looked_count: 0, told_count: 0 };
  await trx
    .insertInto('news_broadcast')
    .values({ news_id: newsId, state: 'WAITING', due_at: dueAt, ...nobody })
    .execute();
}

/** Begins, or goes on where it was stopped: who registers later is not looked at. */
export const begin = (trx: Trx, newsId: string, at: Date) =>
  run(trx)`update news_broadcast b set state = 'RUNNING', due_at = null, run = b.run + 1, ended_at = null,
      begun_at = coalesce(b.begun_at, ${at}),
      until_account_id = coalesce(b.until_account_id, (select id from account order by id desc limit 1)),
      people_count = case when b.begun_at is null then (select count(*) from account) else b.people_count end
    where b.news_id = ${newsId}`;

export async function setState(
  trx: Trx,
  newsId: string,
  { state, at }: { readonly state: 'DONE' | 'STOPPED' | 'WAITING'; readonly at: Date },
): Promise<void> {
  const isWaiting = state === 'WAITING';
  await trx
    .updateTable('news_broadcast')
    .set({ state, due_at: isWaiting ? at : null, ended_at: isWaiting ? null : at })
    .where('news_id', '=', newsId)
    .execute();
}

/** Nobody is left to be looked at. */
export const setDone = (trx: Trx, newsId: string, at: Date) =>
  run(trx)`
    update news_broadcast set state = 'DONE', due_at = null, ended_at = ${at}, people_count = looked_count
    where news_id = ${newsId}`;

interface Looked {
  readonly id: string;
  /** Registered to the end, here, not suspended, on a side that is meant. */
  readonly isMeant: boolean;
}

/** How many accounts are meant now. */
export const countAccounts = (db: Db, sides: readonly UserType[]) =>
  theValue<number>(db)`select count(*)::int from account a where ${isMeant(sides)}`;

/** Who of the accounts `a` is meant: registered, neither gone nor suspended. */
const isMeant = (sides: readonly UserType[]) => sql<boolean>`(
  a.user_type = ${oneOf(sides)} and a.left_at is null and a.suspended_at is null
  and a.registration_stage >= ${RegistrationStage.SUCCESS_STEP})`;

/** The next accounts in the order of their ids, each with whether it is meant. */
export const nextAccounts = (
  trx: Trx,
  { last_account_id: last, until_account_id: until }: BroadcastRow,
  sides: readonly UserType[],
  limit: number,
) =>
  allRows<Looked>(trx)`
    select a.id, ${isMeant(sides)} as "isMeant"
    from account a where a.id > coalesce(${last}::uuid, '00000000-0000-0000-0000-000000000000') and a.id <= ${until}::uuid
    order by a.id limit ${limit}`;

export const goOn = (
  trx: Trx,
  newsId: string,
  looked: { readonly lastId: string; readonly count: number; readonly told: number },
) =>
  run(trx)`update news_broadcast set last_account_id = ${looked.lastId},
      looked_count = looked_count + ${looked.count}, told_count = told_count + ${looked.told},
      people_count = greatest(people_count, looked_count + ${looked.count})
    where news_id = ${newsId}`;

/** What is told of a piece of news, as it reads now; undefined when it is not shown any more. */
export const findTold = (trx: Trx, newsId: string, at: Date) =>
  firstRow<FieldsOf<'news', 'kind' | 'audience' | 'title' | 'body'>>(trx)`
    select kind, audience, title, body from news where id = ${newsId} and published_at is not null
      and starts_at <= ${at} and (ends_at is null or ends_at > ${at})`;
