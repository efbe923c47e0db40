import type { LiveEvent } from '@yoimachi/contract/live';
import { sql } from 'kysely';
import {
  allRows,
  firstRow,
  inBatches,
  PLAN_ANEW,
  theRow,
  type Db,
  type RowOf,
  type Trx,
} from '#platform/database';

/** An event with the person it is for. */
export interface StoredEvent {
  readonly accountId: string;
  readonly event: LiveEvent;
}

interface NewEvent {
  readonly accountId: string;
  readonly name: string;
  readonly payload: object;
  readonly at: Date;
}

interface Row {
  readonly account_id: string;
  readonly seq: number;
  readonly name: string;
  readonly payload: object;
  readonly created_at: Date;
}

const eventOf = ({ seq, name, payload, created_at }: Omit<Row, 'account_id'>) =>
  ({ seq, name, payload, at: created_at.toISOString() }) as LiveEvent;

/**
 * Writes events under the next numbers of their people. Locks those people's heads until the commit, in the order of their ids, so that
 * numbers are given in the order of commits and two transactions cannot wait for each other.
 */
export async function appendEvents(trx: Trx, events: readonly NewEvent[]): Promise<StoredEvent[]> {
  if (events.length === 0) return [];
  const counts = new Map<string, number>();
  const placed = events.map((event) => {
    const place = (counts.get(event.accountId) ?? 0) + 1;
    counts.set(event.accountId, place);
    return { ...event, place };
  });
  const rows = await allRows<KnownSeq>(trx)`
    with head as (
      insert into live_head as h (account_id, seq)
      select account_id, told from unnest(${[...counts.keys()]}::uuid[], ${[...counts.values()]}::bigint[]) t (account_id, told) order by account_id
      on conflict (account_id) do update set seq = h.seq + excluded.seq
      returning account_id, seq
    ), stored as (
      insert into live_event (account_id, seq, name, payload, created_at)
      select t.account_id, h.seq - t.behind, t.name, t.payload::jsonb, t.created_at
      from unnest(${events.map(({ accountId }) => accountId)}::uuid[],
        ${placed.map(({ accountId, place }) => counts.get(accountId)! - place)}::bigint[], ${events.map(({ name }) => name)}::text[],
        ${events.map(({ payload }) => JSON.stringify(payload))}::text[], ${events.map(({ at }) => at)}::timestamptz[])
        t (account_id, behind, name, payload, created_at) join head h on h.account_id = t.account_id
    )
    select account_id as "accountId", seq from head`;
  const heads = new Map(rows.map(({ accountId, seq }) => [accountId, seq]));
  return placed.map(({ accountId, place, name, payload, at }) => {
    const seq = heads.get(accountId)! - counts.get(accountId)! + place;
    return { accountId, event: { seq, name, payload, at: at.toISOString() } as LiveEvent };
  });
}

/** The last number that an account was given; 0 when it was never told anything. */
export async function readHead(db: Db, accountId: string): Promise<number> {
  const row = await firstRow<RowOf<'live_head', 'seq'>>(db)`
    select seq from live_head where account_id = ${accountId}`;
  return row?.seq ?? 0;
}

/** What came after a number, in order. Where the first is not the next one, what was between is not kept any more. */
export async function readAfter(
  db: Db,
  accountId: string,
  since: number,
  limit: number,
): Promise<LiveEvent[]> {
  const rows = await db
    .selectFrom('live_event')
    .select(['seq', 'name', 'payload', 'created_at'])
    .where('account_id', '=', accountId)
    .where('seq', '>', since)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map((row) => eventOf(row as Omit<Row, 'account_id'>));
}

/** Who was away longer loads everything again anyway. */
export const MOST_KEPT = 1_000;

/**
 * Forgets what was told before a time, and all but the newest of each person. What stays of a person has no gap: what is older by its
 * number goes along.
 */
export async function forgetLive(db: Db, before: Date): Promise<void> {
  await inBatches((limit) => forgetOld(db, before, limit));
  let after: string | null = NOBODY;
  while (after !== null) after = await forgetMany(db, after);
}

/** Of the log's old end, by its age. */
async function forgetOld(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`${sql.raw(PLAN_ANEW)}
    delete from live_event e using (
      select account_id, max(seq) as seq from (
        select account_id, seq from live_event where created_at < ${before} limit ${limit}) found
      group by account_id) old
    where e.account_id = old.account_id and e.seq <= old.seq`.execute(db);
  return Number(numAffectedRows);
}

/** Before the first of all. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const PEOPLE_AT_ONCE = 1_000;

/** Of the next people, all but the newest; the last of them, or null when there was none. */
async function forgetMany(db: Db, after: string): Promise<string | null> {
  const { last } = await theRow<{ last: string | null }>(db)`
    with next as (
      select account_id, seq from live_head where account_id > ${after} order by account_id limit ${PEOPLE_AT_ONCE}),
    gone as (
      delete from live_event e using next h where e.account_id = h.account_id and e.seq <= h.seq - ${MOST_KEPT}::int)
    select max(account_id::text) as last from next`;
  return last;
}

/** An account, and the last number known of it. */
export interface KnownSeq {
  readonly accountId: string;
  readonly seq: number;
}

const idsOf = (known: readonly KnownSeq[]) => known.map(({ accountId }) => accountId);
const numbersOf = (known: readonly KnownSeq[]) => known.map(({ seq }) => seq);

/** Those of whom there is more than what is known, with their newest number. */
export async function readBehind(db: Db, known: readonly KnownSeq[]): Promise<KnownSeq[]> {
  if (known.length === 0) return [];
  const rows = await allRows<{ accountId: string; seq: number }>(db)`
    select h.account_id as "accountId", h.seq from unnest(${idsOf(known)}::uuid[], ${numbersOf(known)}::bigint[]) k (account_id, seq)
    join live_head h on h.account_id = k.account_id and h.seq > k.seq`;
  return rows;
}

/** What came after what is known, so many of each, in order. */
export async function readMissing(db: Db, known: readonly KnownSeq[], limit: number): Promise<StoredEvent[]> {
  const rows = await allRows<Row>(db)`
    select e.* from unnest(${idsOf(known)}::uuid[], ${numbersOf(known)}::bigint[]) k (account_id, seq) cross join lateral (
      select account_id, seq, name, payload, created_at from live_event
      where account_id = k.account_id and seq > k.seq order by seq limit ${limit}) e
    order by e.account_id, e.seq`;
  return rows.map((row) => ({ accountId: row.account_id, event: eventOf(row) }));
}
