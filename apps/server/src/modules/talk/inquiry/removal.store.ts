import type { RemovalOutcome, RemovalRight } from '@yoimachi/domain/inquiry';
import type { Db, Trx } from '#platform/database';

export async function insertRemoval(
  trx: Trx,
  removal: {
    readonly inquiryId: string;
    readonly whatSealed: Buffer;
    readonly right: RemovalRight;
    readonly at: Date;
    readonly remindAt: Date | null;
  },
): Promise<void> {
  await trx
    .insertInto('removal_request')
    .values({
      inquiry_id: removal.inquiryId,
      what_sealed: removal.whatSealed,
      hurt_right: removal.right,
      asked_at: removal.at,
      remind_at: removal.remindAt,
    })
    .execute();
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
  decision: { readonly outcome: RemovalOutcome; readonly operatorId: string; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('removal_request')
    .set({
      outcome: decision.outcome,
      decided_at: decision.at,
      decided_by: decision.operatorId,
      remind_at: null,
    })
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
