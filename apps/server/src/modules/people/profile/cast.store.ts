import type { CastProfileDetail } from '@yoimachi/contract/profile';
import type { Day } from '@yoimachi/domain/time';
import type { Db, Trx } from '#platform/database';

/** Everything a cast may see of herself; private parts are still sealed. */
export async function findCast(db: Db, castId: string) {
  return db
    .selectFrom('cast_member as c')
    .innerJoin('account as a', 'a.id', 'c.id')
    .innerJoin('identity as i', 'i.id', 'a.identity_id')
    .leftJoin('cast_private as p', 'p.cast_id', 'c.id')
    .leftJoin('store as s', 's.id', 'c.store_id')
    .select([
      'c.id',
      'c.nickname',
      'c.birthday',
      'c.cast_class',
      'c.verify_status',
      'c.paused_at',
      'c.stage',
      'c.price30',
      'c.short_profile',
      'c.self_intro',
      'c.profile',
      'c.registered_at',
      'c.store_id',
      'a.registration_stage',
      'i.id as identity_id',
      'i.phone_sealed',
      'p.account_info',
      'p.bank_account',
      's.name as store_name',
      's.prefecture as store_prefecture',
      's.district as store_district',
    ])
    .where('c.id', '=', castId)
    .executeTakeFirstOrThrow();
}
export type CastRow = Awaited<ReturnType<typeof findCast>>;

/** The row that every step of the registration locks first. */
export async function lockCast(trx: Trx, castId: string): Promise<void> {
  await trx
    .selectFrom('cast_member')
    .select('id')
    .where('id', '=', castId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function listPhotos(db: Db, castId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cast_photo')
    .select('path')
    .where('cast_id', '=', castId)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.path);
}

export async function listTags(db: Db, castId: string): Promise<{ group: string; tag: string }[]> {
  return db
    .selectFrom('cast_tag')
    .select(['tag_group as group', 'tag'])
    .where('cast_id', '=', castId)
    .orderBy('tag_group')
    .orderBy('tag')
    .execute();
}

export async function saveAccountInfo(
  trx: Trx,
  castId: string,
  info: { readonly nickname: string; readonly birthday: Day; readonly sealed: Buffer },
): Promise<void> {
  await trx
    .updateTable('cast_member')
    .set({ nickname: info.nickname, birthday: info.birthday })
    .where('id', '=', castId)
    .execute();
  await trx
    .insertInto('cast_private')
    .values({ cast_id: castId, account_info: info.sealed })
    .onConflict((oc) => oc.column('cast_id').doUpdateSet({ account_info: info.sealed }))
    .execute();
}

export interface PublicProfile {
  readonly shortProfile: string;
  readonly selfIntro: string;
  readonly detail: CastProfileDetail;
  readonly tags: readonly { readonly group: string; readonly tag: string }[];
}

export async function savePublicProfile(trx: Trx, castId: string, profile: PublicProfile): Promise<void> {
  await trx
    .updateTable('cast_member')
    .set({
      short_profile: profile.shortProfile,
      self_intro: profile.selfIntro,
      profile: JSON.stringify(profile.detail),
    })
    .where('id', '=', castId)
    .execute();
  await trx.deleteFrom('cast_tag').where('cast_id', '=', castId).execute();
  if (profile.tags.length > 0) {
    await trx
      .insertInto('cast_tag')
      .values(profile.tags.map(({ group, tag }) => ({ cast_id: castId, tag_group: group, tag })))
      .onConflict((oc) => oc.doNothing())
      .execute();
  }
}

/** The words she is found by, folded by the caller. */
export async function saveSearchText(trx: Trx, castId: string, text: string): Promise<void> {
  await trx.updateTable('cast_member').set({ search_text: text }).where('id', '=', castId).execute();
}
