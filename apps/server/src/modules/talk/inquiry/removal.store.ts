import { inColumns, type Db, type FieldsOf, type NewRow, type Trx } from '#platform/database';

export async function insertRemoval(trx: Trx, removal: NewRow<'removal_request'>): Promise<void> {
  await trx.insertInto('removal_request').values(inColumns(removal)).execute();
}

/** Its inquiry's row is held by whoever changes it. */
export const findRemoval = (db: Db, inquiryId: string) =>
  db
    .selectFrom('removal_request')
    .select(['inquiry_id', 'what_sealed', 'hurt_right', 'asked_at', 'remind_at', 'outcome'])
    .where('inquiry_id', '=', inquiryId)
    .executeTakeFirst();

export const removalsDue = (db: Db) =>
  db
    .selectFrom('removal_request')
    .select(['inquiry_id as id', 'remind_at as due_at'])
    .where('remind_at', 'is not', null)
    .orderBy('remind_at')
    .orderBy('inquiry_id');

export async function setReminder(trx: Trx, inquiryId: string, at: Date | null): Promise<void> {
  await trx
    .updateTable('removal_request')
    .set({ remind_at: at })
    .where('inquiry_id', '=', inquiryId)
    .execute();
}

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
  db
    .selectFrom('inquiry')
    .select(['id', 'number', 'account_id'])
    .where('heard_for', '=', inquiryId)
    .orderBy('id')
    .execute();
