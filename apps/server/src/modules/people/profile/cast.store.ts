import { sql } from 'kysely';
import type { CastProfileDetail } from '@yoimachi/contract/profile';
import { AgeStatus, RegistrationStage } from '@yoimachi/domain/account';
import { TIER_SCORE } from '@yoimachi/domain/review';
import type { Day } from '@yoimachi/domain/time';
import type { Prices } from '@yoimachi/domain/pricing';
import {
  allRows,
  allValues,
  firstValue,
  isThere,
  oneOf,
  PLAN_ANEW,
  run,
  theRow,
  theValue,
  type Db,
  type Trx,
} from '#platform/database';
import type { SealedAccountInfo } from './private.ts';

/** Everything a cast may see about herself; private parts are still sealed. */
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
      'c.review_count',
      'c.review_score',
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

export const listTags = (db: Db, castId: string) =>
  allRows<{ group: string; tag: string }>(db)`
    select tag_group as group, tag from cast_tag where cast_id = ${castId} order by tag_group, tag`;

export async function saveAccountInfo(
  trx: Trx,
  castId: string,
  info: { readonly nickname: string; readonly birthday: Day; readonly sealed: SealedAccountInfo },
): Promise<void> {
  await trx
    .updateTable('cast_member')
    .set({ nickname: info.nickname, birthday: info.birthday })
    .where('id', '=', castId)
    .execute();
  await trx
    .insertInto('cast_private')
    .values({ cast_id: castId, ...info.sealed })
    .onConflict((oc) => oc.column('cast_id').doUpdateSet(info.sealed))
    .execute();
}

/** What step 1 keeps sealed, alone. */
export async function writeAccountInfo(trx: Trx, castId: string, sealed: SealedAccountInfo): Promise<void> {
  await trx.updateTable('cast_private').set(sealed).where('cast_id', '=', castId).execute();
}

export const writeBirthday = (trx: Trx, castId: string, birthday: Day) =>
  run(trx)`update cast_member set birthday = ${birthday} where id = ${castId}`;

/** Her drink option, which her birthday forbids. */
export const clearDrinking = (trx: Trx, castId: string) =>
  run(trx)`update cast_member set profile = profile - 'drinking' where id = ${castId}`;

export const removeTags = (trx: Trx, castId: string, tags: readonly string[]) =>
  run(
    trx,
  )`delete from cast_tag where cast_id = ${castId} and tag = any (array(select unnest(${[...tags]}::text[])))`;

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
export const saveSearchText = (trx: Trx, castId: string, text: string) =>
  run(trx)`update cast_member set search_text = ${text} where id = ${castId}`;

export async function insertCast(trx: Trx, accountId: string, at: Date): Promise<void> {
  await trx.insertInto('cast_member').values({ id: accountId, registered_at: at }).execute();
}

/** False when another birthday is registered for good: verified, or the four steps are finished. */
export const saveCastBirthday = (trx: Trx, castId: string, birthday: Day) =>
  isThere(trx)`
    update cast_member c set birthday = ${birthday}
    where c.id = ${castId} and (c.birthday is null or c.birthday = ${birthday} or c.verify_status <> ${AgeStatus.VERIFIED}
      and not exists (select from account a where a.id = c.id and a.registration_stage >= ${RegistrationStage.SUCCESS_STEP}))
    returning 1`;

export const markVerified = (trx: Trx, castId: string) =>
  run(trx)`update cast_member set verify_status = ${AgeStatus.VERIFIED} where id = ${castId}`;

/** PENDING while a document of hers is looked at, NONE when it was refused; who is verified stays so. */
export const writeAgeStatus = (
  trx: Trx,
  castId: string,
  status: typeof AgeStatus.NONE | typeof AgeStatus.PENDING,
) =>
  run(trx)`update cast_member set verify_status = ${status}
    where id = ${castId} and verify_status <> ${AgeStatus.VERIFIED}`;

/** The copy of her account's state, by which search leaves her out, also when she left; a guest's id changes nothing. */
export const showSuspended = (trx: Trx, accountId: string, suspended: boolean) =>
  run(trx)`update cast_member c set suspended = ${suspended} or a.left_at is not null from account a
    where a.id = c.id and c.id = ${accountId}`;

/** One stage up from the one that the caller saw under its lock. */
export const raiseCastStage = (trx: Trx, castId: string, from: number) =>
  run(trx)`update cast_member set stage = ${from + 1} where id = ${castId} and stage = ${from}`;

/** A guest's review that became visible. */
export const countReview = (trx: Trx, castId: string, tier: keyof typeof TIER_SCORE) =>
  run(trx)`
    update cast_member set review_count = review_count + 1, review_points = review_points + ${TIER_SCORE[tier]}
    where id = ${castId}`;

/** Where her payoffs go, sealed. */
export const writeBankAccount = (
  trx: Trx,
  castId: string,
  account: { readonly sealed: Buffer; readonly index: Buffer; readonly changedAt: Date },
) =>
  run(trx)`update cast_private set bank_account = ${account.sealed}, bank_account_index = ${account.index},
    bank_account_changed_at = ${account.changedAt} where cast_id = ${castId}`;

/** Takes the age check from everybody born after a day; returns whom it was taken from. */
export const closeYounger = (trx: Trx, latest: Day) =>
  // Once a night: how many are too young is not known beforehand.
  allValues<string>(trx)`${sql.raw(PLAN_ANEW)}
    with casts as (update cast_member set verify_status = 1 where birthday > ${latest} and verify_status <> 1 returning id),
      guests as (update guest set age_checked_at = null where birthday > ${latest} and age_checked_at is not null returning id)
    select id from casts union all select id from guests order by id`;

export type CastClass = 'REGULAR' | 'PREMIUM' | 'SUPER_PREMIUM';

/** Returns the class before; undefined without such a cast. */
export async function writeCastClass(
  trx: Trx,
  castId: string,
  castClass: CastClass,
): Promise<CastClass | undefined> {
  const before = await firstValue<CastClass>(trx)`
    select cast_class from cast_member where id = ${castId} for update`;
  if (before && before !== castClass)
    await run(trx)`update cast_member set cast_class = ${castClass} where id = ${castId}`;
  return before;
}

/** Writes where casts stand in the order of recommendation; who stands there already is not touched. Their rows are locked in the order of ids. */
export const placeCasts = (
  trx: Trx,
  places: readonly { readonly castId: string; readonly place: number }[],
) =>
  run(trx)`
    with locked as materialized (
      select c.id, p.place from cast_member c
      join jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p ("castId" uuid, place integer) on p."castId" = c.id
      where c.id = ${oneOf(places.map(({ castId }) => castId))} and c.recommendation <> p.place
      order by c.id for no key update of c)
    update cast_member c set recommendation = l.place from locked l where c.id = l.id`;

export const readPrices = (db: Db, castId: string) =>
  theRow<{ price30: number | null; price15: number | null }>(db)`
    select price30, price15 from cast_member where id = ${castId}`;

/** Requests already sent keep the prices they were sent with. */
export const storePrices = (trx: Trx, castId: string, { price30, price15 }: Prices) =>
  run(trx)`
    update cast_member set price30 = ${price30}, price15 = ${price15}, price_version = price_version + 1
    where id = ${castId}`;

/** Her meetings that wait for an answer or hold her time. */
export const countOpenMeetings = (db: Db, castId: string) =>
  theValue<number>(db)`
    select count(*)::int as count from open_participation where cast_id = ${castId}`;

/** Days of her schedule from one on. */
export const countComingDays = (db: Db, castId: string, from: Day) =>
  theValue<number>(db)`
    select count(*)::int as count from schedule where cast_id = ${castId} and day >= ${from}`;
