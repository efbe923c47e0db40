import { sql } from 'kysely';
import {
  allRows,
  firstRow,
  inColumns,
  run,
  type Db,
  type FieldsOf,
  type NewRow,
  type RowOf,
  type Trx,
} from '#platform/database';

export async function insertRemoval(trx: Trx, removal: NewRow<'removal_request'>): Promise<void> {
  await trx.insertInto('removal_request').values(inColumns(removal)).execute();
}

/** Its inquiry's row is held by whoever changes it. */
export const findRemoval = (db: Db, inquiryId: string) =>
  firstRow<
    RowOf<
      'removal_request',
      'inquiry_id' | 'what_sealed' | 'hurt_right' | 'asked_at' | 'remind_at' | 'outcome'
    >
  >(db)`
    select inquiry_id, what_sealed, hurt_right, asked_at, remind_at, outcome from removal_request
    where inquiry_id = ${inquiryId}`;

export const removalsDue = sql`select inquiry_id as id, remind_at as due_at from removal_request
  where remind_at is not null order by remind_at, inquiry_id`;

export const setReminder = (trx: Trx, inquiryId: string, at: Date | null) =>
  run(trx)`update removal_request set remind_at = ${at} where inquiry_id = ${inquiryId}`;

export async function setDecided(
  trx: Trx,
  inquiryId: string,
  decision: FieldsOf<'removal_request', 'outcome' | 'decidedAt' | 'decidedBy'>,
): Promise<void> {
  await trx
    .updateTable('removal_request')
    .set({ ...inColumns(decision), remind_at: null })
    .where('inquiry_id', '=', inquiryId)
    .execute();
}

/** The threads in which posters are heard. */
export const hearingsOf = (db: Db, inquiryId: string) =>
  allRows<RowOf<'inquiry', 'id' | 'number' | 'account_id'>>(db)`
    select id, number, account_id from inquiry where heard_for = ${inquiryId} order by id`;
