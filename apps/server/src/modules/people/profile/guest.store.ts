import type { GuestProfileDetail } from '@yoimachi/contract/profile';
import { MIN_AGE_YEARS } from '@yoimachi/domain/account';
import { dayOf, latestBirthday, type Day } from '@yoimachi/domain/time';
import { sql } from 'kysely';
import { firstRow, run, theRow, theValue, type Db, type Trx } from '#platform/database';
import { meetingCount, type ShownGuestRow } from './guest-for-casts.ts';

/** A document of his is being judged or has proved his age. */
const IS_BIRTHDAY_FIXED = sql<boolean>`(g.birthday is not null and exists (
  select from age_check where account_id = g.id and state in ('READING', 'WAITING', 'VERIFIED')))`;

/** A guest's own row with the fields from his account and identity. */
export async function findGuest(db: Db, guestId: string) {
  return db
    .selectFrom('guest as g')
    .innerJoin('account as a', 'a.id', 'g.id')
    .innerJoin('identity as i', 'i.id', 'a.identity_id')
    .leftJoin('guest_photo as gp', 'gp.guest_id', 'g.id')
    .leftJoin('card as c', (join) => join.onRef('c.guest_id', '=', 'g.id').on('c.removed_at', 'is', null))
    .select([
      'g.id',
      'g.nickname',
      'g.birthday',
      'g.profile',
      'g.age_checked_at',
      IS_BIRTHDAY_FIXED.as('isBirthdayFixed'),
      'gp.path as photo',
      'a.registration_stage',
      'i.id as identity_id',
      'i.phone_sealed',
      'c.id as card_id',
    ])
    .where('g.id', '=', guestId)
    .executeTakeFirstOrThrow();
}
export type GuestRow = Awaited<ReturnType<typeof findGuest>>;

const SHOWN = sql`g.id as "userId", g.nickname, g.birthday, g.profile, g.age_checked_at is not null as "ageChecked",
  ${meetingCount(sql`g.id`)} as "meetingCount", (select path from guest_photo where guest_id = g.id) as photo`;

/** A guest as casts see him. */
export const findShownGuest = (db: Db, guestId: string) =>
  theRow<ShownGuestRow>(db)`select ${SHOWN} from guest g where g.id = ${guestId}`;

/** The same for a cast whom he has asked or keeps, while neither of the two is hidden from the other. */
export const findGuestFor = (db: Db, castId: string, guestId: string) =>
  firstRow<ShownGuestRow>(db)`select ${SHOWN} from guest g where g.id = ${guestId}
    and (exists (select from favorite where guest_id = g.id and cast_id = ${castId})
         or exists (select from participation where guest_id = g.id and cast_id = ${castId}))
    and not exists (select from hidden_pair where guest_id = g.id and cast_id = ${castId})`;

/** His row, locked. */
export async function lockGuest(trx: Trx, guestId: string): Promise<void> {
  await trx.selectFrom('guest').select('id').where('id', '=', guestId).forUpdate().executeTakeFirstOrThrow();
}

interface GuestInput {
  readonly nickname: string;
  readonly birthday: Day | null;
  readonly detail: GuestProfileDetail;
}

export const updateGuest = (trx: Trx, guestId: string, input: GuestInput) =>
  run(trx)`update guest set nickname = ${input.nickname}, birthday = ${input.birthday},
    profile = ${JSON.stringify(input.detail)} where id = ${guestId}`;

/** His birthday, without the drink option where that forbids it. */
export const writeGuestBirthday = (trx: Trx, guestId: string, birthday: Day, isDrinkingForbidden: boolean) =>
  run(trx)`update guest set birthday = ${birthday}::date,
    profile = case when ${isDrinkingForbidden}::boolean then profile - 'drinking' else profile end where id = ${guestId}`;

export async function insertGuest(trx: Trx, accountId: string): Promise<void> {
  await trx.insertInto('guest').values({ id: accountId }).execute();
}

/** Gives a guest the name he requested. */
export const nameGuest = (trx: Trx, guestId: string, nickname: string) =>
  run(trx)`update guest set nickname = ${nickname} where id = ${guestId}`;

/** Agreeing to pay by card counts as a guest's age check (rules.md 3), unless a document or his birthday says that he is under 18. */
export const markAgeChecked = (trx: Trx, guestId: string, at: Date) =>
  run(trx)`update guest set age_checked_at = ${at} where id = ${guestId} and age_checked_at is null
    and (birthday is null or birthday <= ${latestBirthday(MIN_AGE_YEARS, dayOf(at))}) and age_refused_at is null`;

/** A document has shown that he is 18 or older. */
export const confirmAge = (trx: Trx, guestId: string, at: Date) =>
  run(trx)`update guest set age_checked_at = coalesce(age_checked_at, ${at}), age_refused_at = null
    where id = ${guestId}`;

/** A document was read to show him under 18: no card counts until an operator has looked. */
export const refuseAge = (trx: Trx, guestId: string, at: Date) =>
  run(trx)`update guest set age_refused_at = ${at} where id = ${guestId}`;

/** Puts the guest up for operator review. */
export const markPaymentReview = (trx: Trx, guestId: string, at: Date) =>
  run(trx)`update guest set payment_review_at = ${at} where id = ${guestId}`;

interface NextMeeting {
  readonly booking_id: string;
  readonly day: Day;
  readonly starts_at: Date;
  readonly cast_nickname: string;
}

/** The guest's first confirmed meeting that has not ended and begins before an instant. */
export const findNextMeeting = (db: Db, guestId: string, before: Date) =>
  firstRow<NextMeeting>(db)`
    select o.booking_id, o.day, o.starts_at, c.nickname as cast_nickname
    from open_participation o join cast_member c on c.id = o.cast_id
    where o.guest_id = ${guestId} and o.status <> 'PENDING' and o.starts_at < ${before}
    order by o.starts_at, o.booking_id, o.cast_id limit 1`;

/** His bookings of which somebody has not answered yet. */
export const countWaiting = (db: Db, guestId: string) =>
  theValue<number>(db)`
    select count(distinct booking_id)::int as count from open_participation
    where guest_id = ${guestId} and status = 'PENDING'`;
