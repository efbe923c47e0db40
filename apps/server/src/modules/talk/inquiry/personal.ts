import { removeFiles } from '#people/upload';
import { withTransaction, type Trx } from '#platform/database';
import { yearBefore, type PersonalTables } from '#platform/personal';
import { allOf, deleteInquiries, idsOfAccount, idsOfOld } from './aged.store.ts';
import { place } from './seal.ts';

const WITH_INQUIRY = 'by the database, with its inquiry';

/** What is exported and erased of inquiries. */
export const inquiryPersonal: PersonalTables = {
  inquiry: {
    exported: async (db, { accountId }, crypto) =>
      (await allOf(db, accountId)).map((row) => ({
        number: row.number,
        category: row.category,
        subject: crypto.open(row.subject_sealed, place.subject(row.id)),
        state: row.state,
        toRemove: row.what_sealed && crypto.open(row.what_sealed, place.what(row.id)),
        outcome: row.outcome,
        by: row.by,
        text: crypto.open(row.body_sealed, place.body(row.message_id)),
        at: row.at,
      })),
    erased: async (trx, { accountId }, { at }) => remove(trx, await idsOfAccount(trx, accountId), at),
    aged: (db, now, limit) =>
      withTransaction(db, async (trx) => {
        const ids = await idsOfOld(trx, yearBefore(now), limit);
        await remove(trx, ids, now);
        return ids.length;
      }),
  },
  inquiry_message: { elsewhere: WITH_INQUIRY },
  inquiry_picture: { elsewhere: 'with its inquiry, and its bytes with it' },
  removal_request: { elsewhere: WITH_INQUIRY },
};

async function remove(trx: Trx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length > 0) await removeFiles(trx, await deleteInquiries(trx, ids), at);
}
