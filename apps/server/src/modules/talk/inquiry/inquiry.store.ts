import { sql, type RawBuilder } from 'kysely';
import type { InquiryState } from '@yoimachi/domain/inquiry';
import {
  allRows,
  inColumns,
  isThere,
  run,
  theRow,
  theValue,
  type Db,
  type FieldsOf,
  type NewRow,
  type Trx,
} from '#platform/database';

/** The classes of the advisory locks: who is not signed in is counted one after the other. */
const NETWORK_LOCK = 7301;
const MAIL_LOCK = 7302;

const COLUMNS = [
  'id',
  'number',
  'account_id',
  'name_sealed',
  'mail_sealed',
  'mail_index',
  'category',
  'subject_sealed',
  'booking_id',
  'state',
  'created_at',
  'last_at',
  'last_number',
  'answered_number',
  'heard_for',
] as const;

export type InquiryRow = NonNullable<Awaited<ReturnType<typeof findInquiry>>>;

export const findInquiry = (db: Db, id: string) =>
  db.selectFrom('inquiry').select(COLUMNS).where('id', '=', id).executeTakeFirst();

export const findByNumber = (db: Db, number: string) =>
  db.selectFrom('inquiry').select(COLUMNS).where('number', '=', number).executeTakeFirst();

export const findByClient = (db: Db, clientId: string) =>
  db.selectFrom('inquiry').select(COLUMNS).where('client_id', '=', clientId).executeTakeFirst();

/** Whoever adds to a thread holds its row. */
export const lockInquiry = (trx: Trx, id: string) =>
  trx.selectFrom('inquiry').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

type Own = 'state' | 'createdAt' | 'lastAt' | 'waitingSince' | 'lastNumber' | 'answeredNumber' | 'readNumber';
interface NewInquiry extends Omit<NewRow<'inquiry'>, Own> {
  readonly at: Date;
  /** An operator has begun it. */
  readonly isAsked?: boolean;
}

export async function insertInquiry(
  trx: Trx,
  { isAsked = false, at, ...inquiry }: NewInquiry,
): Promise<void> {
  const asked = { state: 'ANSWERED', waitingSince: null, answeredNumber: 1 } as const;
  const received = { state: 'RECEIVED', waitingSince: at, answeredNumber: 0 } as const;
  const begun = { createdAt: at, lastAt: at, lastNumber: 1, readNumber: 0 };
  await trx
    .insertInto('inquiry')
    .values(inColumns({ ...inquiry, ...begun, ...(isAsked ? asked : received) }))
    .execute();
}

/** What a message makes of its inquiry. */
export async function setWritten(
  trx: Trx,
  id: string,
  next: {
    readonly state: InquiryState;
    readonly number: number;
    readonly at: Date;
    readonly isAnswer: boolean;
  },
): Promise<void> {
  const { state, number, at, isAnswer } = next;
  await sql`
    update inquiry set state = ${state}, last_number = ${number}, last_at = ${at},
      answered_number = case when ${isAnswer} then ${number} else answered_number end,
      waiting_since = case when ${isAnswer} then null else coalesce(waiting_since, ${at}) end
    where id = ${id}`.execute(trx);
}

export const setTaken = (trx: Trx, id: string, state: InquiryState, operatorId: string) =>
  run(trx)`update inquiry set state = ${state}, taken_by = ${operatorId} where id = ${id}`;

/** Answers up to this message are read. False for somebody else's. */
export const setRead = (db: Db, accountId: string, id: string, number: number) =>
  isThere(db)`
    update inquiry set read_number = greatest(read_number, least(${number}::int, answered_number))
    where id = ${id} and account_id = ${accountId} returning 1`;

/** Of one account's since then, one after the other. */
export async function countOfAccount(trx: Trx, accountId: string, since: Date) {
  await sql`select from account where id = ${accountId} for no key update`.execute(trx);
  return count(trx, sql`account_id = ${accountId} and heard_for is null`, since);
}

export async function countOfNetwork(trx: Trx, networkIndex: Buffer, since: Date) {
  await lockIndex(trx, NETWORK_LOCK, networkIndex);
  return count(trx, sql`network_index = ${networkIndex}`, since);
}

export async function countOfMail(trx: Trx, mailIndex: Buffer, since: Date) {
  await lockIndex(trx, MAIL_LOCK, mailIndex);
  return count(trx, sql`mail_index = ${mailIndex}`, since);
}

const lockIndex = (trx: Trx, lock: number, index: Buffer) =>
  sql`select pg_advisory_xact_lock(${sql.lit(lock)}, hashtext(${index.toString('hex')}))`.execute(trx);

const count = (trx: Trx, isMeant: RawBuilder<unknown>, since: Date) =>
  theRow<{ readonly count: number; readonly first: Date | null }>(trx)`
    select count(*)::int as count, min(created_at) as first from inquiry where ${isMeant} and created_at > ${since}`;

type Listed = 'id' | 'number' | 'category' | 'subjectSealed' | 'state' | 'createdAt';
interface OwnRow extends FieldsOf<'inquiry', Listed> {
  readonly isUnread: boolean;
  readonly answerId: string | null;
  readonly answerSealed: Buffer | null;
}

/** The newest first; `before` is the last id of the page before. */
export const listOwn = (db: Db, accountId: string, before: string | null, limit: number) =>
  allRows<OwnRow>(db)`
    select i.id, i.number, i.category, i.subject_sealed as "subjectSealed", i.state, i.created_at as "createdAt",
      i.answered_number > i.read_number as "isUnread", m.id as "answerId", m.body_sealed as "answerSealed"
    from (select * from inquiry where account_id = ${accountId} and id < coalesce(${before}::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      order by id desc limit ${limit}) i
    left join inquiry_message m on m.inquiry_id = i.id and m.number = i.answered_number
    order by i.id desc`;

export const countUnread = (db: Db, accountId: string) =>
  theValue<number>(db)`select count(*)::int as count from inquiry
    where account_id = ${accountId} and answered_number > read_number`;
