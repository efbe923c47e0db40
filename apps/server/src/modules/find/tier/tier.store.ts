import { UserType } from '@yoimachi/domain/account';
import type { ReviewTier } from '@yoimachi/domain/review';
import { sql } from 'kysely';
import { run, theRow, type Db, type Trx } from '#platform/database';

interface Owner {
  readonly accountId: string;
  readonly userType: UserType;
}

/** What he chose, and what he last wrote in a review of that person. */
export async function findTier(
  db: Db,
  { accountId, userType }: Owner,
  friendId: string,
): Promise<{ readonly chosen: ReviewTier | null; readonly reviewed: ReviewTier | null }> {
  const isCast = userType === UserType.CAST;
  const reviewed = isCast
    ? sql`guest_id = ${friendId} and cast_id = ${accountId} and author = 'cast'`
    : sql`guest_id = ${accountId} and cast_id = ${friendId} and author = 'guest'`;
  return theRow<{ chosen: ReviewTier | null; reviewed: ReviewTier | null }>(db)`
    select (select tier from private_tier where owner_id = ${accountId} and about_id = ${friendId}) as chosen,
      (select tier from review where ${reviewed} order by created_at desc limit 1) as reviewed`;
}

/** Lets one person's tags be chosen one after the other. */
export const lockOwner = (trx: Trx, ownerId: string) =>
  run(trx)`select from account where id = ${ownerId} for no key update`;

export async function saveTier(
  trx: Trx,
  id: string,
  { ownerId, aboutId }: { readonly ownerId: string; readonly aboutId: string },
  tier: ReviewTier,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('private_tier')
    .values({ id, owner_id: ownerId, about_id: aboutId, tier, updated_at: at })
    .onConflict((oc) => oc.constraint('private_tier_once').doUpdateSet({ tier, updated_at: at }))
    .execute();
}
