import { sql } from 'kysely';
import { REMOVAL_DAYS, type InquiryCategory, type RemovalRight } from '@yoimachi/domain/inquiry';
import { placeAfter, waitingOf, type Place } from '#base/queue';
import { allRows, firstRow, run, type Db, type FieldsOf, type Trx } from '#platform/database';

type Own = 'id' | 'number' | 'category' | 'state' | 'bookingId' | 'accountId';
export interface WaitingInquiry extends FieldsOf<'inquiry', Own> {
  readonly nickname: string | null;
  readonly isCast: boolean;
  /** Who has taken it, as the person is told. */
  readonly takenBy: string | null;
  /** Since when somebody waits. */
  readonly askedAt: Date;
}

export interface WaitingRemoval extends WaitingInquiry {
  readonly right: RemovalRight;
}

const COLUMNS = sql`i.id, i.number, i.category, i.state, i.booking_id as "bookingId", i.account_id as "accountId",
  coalesce(c.nickname, g.nickname) as nickname, c.id is not null as "isCast", o.name as "takenBy"`;
const PEOPLE = sql`left join cast_member c on c.id = i.account_id left join guest g on g.id = i.account_id
  left join operator o on o.id = i.taken_by`;
/** Removal requests that are not decided have a queue of their own. */
const NO_REMOVAL = sql`not exists (select from removal_request r where r.inquiry_id = i.id and r.outcome is null)`;

/** What waits for an answer, the longest first, of one category or of all; nothing of what was written. */
export const openInquiries = (
  db: Db,
  limit: number,
  {
    after = null,
    category,
  }: { readonly after?: Place | null; readonly category?: InquiryCategory | undefined } = {},
) =>
  allRows<WaitingInquiry>(db)`
    select ${COLUMNS}, i.waiting_since as "askedAt" from inquiry i ${PEOPLE}
    where i.waiting_since is not null and ${NO_REMOVAL} and ${placeAfter(after, sql`i.waiting_since`, sql`i.id`)}
      and ${category === undefined ? sql`true` : sql`i.category = ${category}`}
    order by i.waiting_since, i.id limit ${limit}`;

/** Removal requests that are not decided, the first due first. */
export const openRemovals = (db: Db, limit: number, after: Place | null = null) =>
  allRows<WaitingRemoval>(db)`
    select ${COLUMNS}, r.asked_at as "askedAt", r.hurt_right as right
    from removal_request r join inquiry i on i.id = r.inquiry_id ${PEOPLE}
    where r.outcome is null and ${placeAfter(after, sql`r.asked_at`, sql`r.inquiry_id`)}
    order by r.asked_at, r.inquiry_id limit ${limit}`;

export const countInquiries = (db: Db, at: Date, limit: number) =>
  waitingOf(db, at)`
    select i.waiting_since as since, null::timestamptz as due from inquiry i
    where i.waiting_since is not null and ${NO_REMOVAL} order by i.waiting_since, i.id limit ${limit}`;

export const countRemovals = (db: Db, at: Date, limit: number) =>
  waitingOf(db, at)`
    select r.asked_at as since, r.asked_at + ${sql.lit(REMOVAL_DAYS)} * interval '1 day' as due from removal_request r
    where r.outcome is null order by r.asked_at, r.inquiry_id limit ${limit}`;

/** What of an inquiry waits: its answer, or the decision about a removal. */
export const standingOf = (db: Db, number: string) =>
  firstRow<{ readonly isRemoval: boolean; readonly waits: boolean }>(db)`
    select r.inquiry_id is not null as "isRemoval", i.waiting_since is not null as waits
    from inquiry i left join removal_request r on r.inquiry_id = i.id and r.outcome is null
    where i.number = ${number}`;

/** Somebody looks after what waits for an answer; one that is answered meanwhile stays so. */
export const showTaken = (trx: Trx, number: string, operatorId: string) =>
  run(trx)`update inquiry set state = 'IN_PROGRESS', taken_by = ${operatorId}
    where number = ${number} and waiting_since is not null`;
