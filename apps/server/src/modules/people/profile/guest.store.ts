import type { GuestProfileDetail } from '@yoimachi/contract/profile';
import type { Day } from '@yoimachi/domain/time';
import type { Db, Trx } from '#platform/database';

/** A guest's own row with what his account and identity add. */
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

export async function raiseStage(trx: Trx, accountId: string, stage: 1 | 4 | 5): Promise<void> {
  await trx
    .updateTable('account')
    .set({ registration_stage: stage })
    .where('id', '=', accountId)
    .where('registration_stage', '<', stage)
    .execute();
}
