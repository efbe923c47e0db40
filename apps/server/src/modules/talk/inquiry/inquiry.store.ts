import { sql } from 'kysely';
import type { InquiryCategory, InquiryState } from '@yoimachi/domain/inquiry';
import type { Db, Trx } from '#platform/database';

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

interface NewInquiry {
  readonly id: string;
  readonly number: string;
  readonly category: InquiryCategory;
  readonly subjectSealed: Buffer;
  readonly at: Date;
  readonly bookingId?: string | undefined;
  readonly accountId?: string;
  readonly stranger?: {
    readonly clientId: string;
    readonly nameSealed: Buffer | null;
    readonly mailSealed: Buffer;
    readonly mailIndex: Buffer;
    readonly networkIndex: Buffer;
  };
  readonly heardFor?: string;
  /** An operator has begun it. */
  readonly isAsked?: boolean;
}

export async function insertInquiry(trx: Trx, inquiry: NewInquiry): Promise<void> {
  const { stranger, isAsked = false, at } = inquiry;
  await trx
    .insertInto('inquiry')
    .values({
      id: inquiry.id,
      number: inquiry.number,
      account_id: inquiry.accountId ?? null,
      name_sealed: stranger?.nameSealed ?? null,
      mail_sealed: stranger?.mailSealed ?? null,
      mail_index: stranger?.mailIndex ?? null,
      network_index: stranger?.networkIndex ?? null,
      client_id: stranger?.clientId ?? null,
      category: inquiry.category,
      subject_sealed: inquiry.subjectSealed,
      booking_id: inquiry.bookingId ?? null,
      state: isAsked ? 'ANSWERED' : 'RECEIVED',
      created_at: at,
      last_at: at,
      waiting_since: isAsked ? null : at,
      last_number: 1,
      answered_number: isAsked ? 1 : 0,
      read_number: 0,
      heard_for: inquiry.heardFor ?? null,
    })
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

export async function setTaken(trx: Trx, id: string, state: InquiryState, operatorId: string): Promise<void> {
  await trx.updateTable('inquiry').set({ state, taken_by: operatorId }).where('id', '=', id).execute();
}

/** Answers up to this message are read. False for somebody else's. */
export async function setRead(db: Db, accountId: string, id: string, number: number): Promise<boolean> {
  const result = await sql`
    update inquiry set read_number = greatest(read_number, least(${number}::int, answered_number))
    where id = ${id} and account_id = ${accountId}`.execute(db);
  return result.numAffectedRows === 1n;
}

interface Counted {
  readonly count: number;
  readonly first: Date | null;
}

/** Of one account's since then, one after the other. */
export async function countOfAccount(trx: Trx, accountId: string, since: Date): Promise<Counted> {
  await sql`select from account where id = ${accountId} for no key update`.execute(trx);
  const { rows } = await sql<Counted>`select count(*)::int as count, min(created_at) as first from inquiry
    where account_id = ${accountId} and created_at > ${since} and heard_for is null`.execute(trx);
  return rows[0]!;
}

export async function countOfNetwork(trx: Trx, networkIndex: Buffer, since: Date): Promise<Counted> {
  const key = networkIndex.toString('hex');
  await sql`select pg_advisory_xact_lock(${sql.lit(NETWORK_LOCK)}, hashtext(${key}))`.execute(trx);
  const { rows } = await sql<Counted>`select count(*)::int as count, min(created_at) as first from inquiry
    where network_index = ${networkIndex} and created_at > ${since}`.execute(trx);
  return rows[0]!;
}

export async function countOfMail(trx: Trx, mailIndex: Buffer, since: Date): Promise<Counted> {
  const key = mailIndex.toString('hex');
  await sql`select pg_advisory_xact_lock(${sql.lit(MAIL_LOCK)}, hashtext(${key}))`.execute(trx);
  const { rows } = await sql<Counted>`select count(*)::int as count, min(created_at) as first from inquiry
    where mail_index = ${mailIndex} and created_at > ${since}`.execute(trx);
  return rows[0]!;
}

/** The newest first; `before` is the last id of the page before. */
export async function listOwn(db: Db, accountId: string, before: string | null, limit: number) {
  const { rows } = await sql<{
    id: string;
    number: string;
    category: InquiryCategory;
    subject_sealed: Buffer;
    state: InquiryState;
    created_at: Date;
    is_unread: boolean;
    answer_id: string | null;
    answer_sealed: Buffer | null;
  }>`
    select i.id, i.number, i.category, i.subject_sealed, i.state, i.created_at, i.answered_number > i.read_number as is_unread,
      m.id as answer_id, m.body_sealed as answer_sealed
    from (select * from inquiry where account_id = ${accountId} and id < coalesce(${before}::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      order by id desc limit ${limit}) i
    left join inquiry_message m on m.inquiry_id = i.id and m.number = i.answered_number
    order by i.id desc`.execute(db);
  return rows;
}

export async function countUnread(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from inquiry
    where account_id = ${accountId} and answered_number > read_number`.execute(db);
  return rows[0]!.count;
}
