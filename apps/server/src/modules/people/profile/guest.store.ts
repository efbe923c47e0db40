import type { GuestProfileDetail } from '@yoimachi/contract/profile';
import type { Day } from '@yoimachi/domain/time';
import type { Db, Trx } from '#platform/database';

/** A guest's own row with the fields from his account and identity. */
export async function findGuest(db: Db, guestId: string) {
  return db
    .selectFrom('guest as g')
    .innerJoin('account as a', 'a.id', 'g.id')
    .innerJoin('identity as i', 'i.id', 'a.identity_id')
    .leftJoin('card as c', (join) => join.onRef('c.guest_id', '=', 'g.id').on('c.removed_at', 'is', null))
    .select([
      'g.id',
      'g.nickname',
      'g.birthday',
      'g.profile',
      'g.age_checked_at',
      'a.registration_stage',
      'i.id as identity_id',
      'i.phone_sealed',
      'c.id as card_id',
    ])
    .where('g.id', '=', guestId)
    .executeTakeFirstOrThrow();
}

export interface GuestInput {
  readonly nickname: string;
  readonly birthday: Day | null;
  readonly detail: GuestProfileDetail;
}

export async function updateGuest(trx: Trx, guestId: string, input: GuestInput): Promise<void> {
  await trx
    .updateTable('guest')
    .set({ nickname: input.nickname, birthday: input.birthday, profile: JSON.stringify(input.detail) })
    .where('id', '=', guestId)
    .execute();
}

export async function insertGuest(trx: Trx, accountId: string): Promise<void> {
  await trx.insertInto('guest').values({ id: accountId }).execute();
}

/** False when a different birthday was already confirmed, by a document or a card. */
export async function saveGuestBirthday(trx: Trx, guestId: string, birthday: Day): Promise<boolean> {
  const result = await trx
    .updateTable('guest')
    .set({ birthday })
    .where('id', '=', guestId)
    .where((eb) =>
      eb.or([eb('age_checked_at', 'is', null), eb('birthday', 'is', null), eb('birthday', '=', birthday)]),
    )
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Gives a guest the name he requested. */
export async function nameGuest(trx: Trx, guestId: string, nickname: string): Promise<void> {
  await trx.updateTable('guest').set({ nickname }).where('id', '=', guestId).execute();
}

/** Agreeing to pay by card counts as a guest's age check (rules.md 3). */
export async function markAgeChecked(trx: Trx, guestId: string, at: Date): Promise<void> {
  await trx
    .updateTable('guest')
    .set({ age_checked_at: at })
    .where('id', '=', guestId)
    .where('age_checked_at', 'is', null)
    .execute();
}

/** Puts the guest up for operator review. */
export async function markPaymentReview(trx: Trx, guestId: string, at: Date): Promise<void> {
  await trx.updateTable('guest').set({ payment_review_at: at }).where('id', '=', guestId).execute();
}
