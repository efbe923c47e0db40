import type { Consent, ConsentItem, ConsentPlace } from '@yoimachi/domain/consent';
import type { Day } from '@yoimachi/domain/time';
import type { Db, Trx } from '#platform/database';

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

/** What somebody said, the newest first. */
export const wordsOf = (db: Db, accountId: string, limit: number) =>
  db
    .selectFrom('consent')
    .select(['item', 'version', 'given', 'place', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export async function insertWord(
  trx: Trx,
  word: {
    readonly accountId: string;
    readonly item: ConsentItem;
    readonly textId: string;
    readonly version: Day;
    readonly given: boolean;
    readonly place: ConsentPlace;
    readonly at: Date;
  },
): Promise<void> {
  const { accountId, textId, ...rest } = word;
  await trx
    .insertInto('consent')
    .values({ account_id: accountId, text_id: textId, ...rest })
    .execute();
}

/** A guest's own row, which also what is charged to his card holds. */
export async function lockGuest(trx: Trx, accountId: string): Promise<void> {
  await trx.selectFrom('guest').select('id').where('id', '=', accountId).forUpdate().executeTakeFirst();
}
