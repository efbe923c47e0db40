import { sql } from 'kysely';
import { profileGaps } from '@yoimachi/domain/profile';
import { type CastFacts, FREE_DAYS_WITHIN, type FreeDay, RECENT_DAYS } from '@yoimachi/domain/standing';
import { addDays, dayOf, type Day } from '@yoimachi/domain/time';
import { oneOf, type Db } from '#platform/database';

/** What a cast's place follows, and where she is ranked. */
export interface FactsRow extends CastFacts {
  readonly castId: string;
  readonly prefecture: number;
  readonly district: string;
  readonly genre: number;
  readonly isListed: boolean;
}

interface Row {
  readonly id: string;
  readonly prefecture: number;
  readonly district: string;
  readonly genre: number;
  readonly listed: boolean;
  readonly verified: boolean;
  readonly short_profile: string;
  readonly self_intro: string;
  readonly details: number;
  readonly tags: number;
  readonly photos: number;
  readonly coming_days: number;
  readonly registered_at: Date;
  readonly fresh_at: Date;
  readonly review_count: number;
  readonly review_points: number;
  readonly recent_reviews: number;
  readonly recent_points: number;
  readonly answered: number;
  readonly unanswered: number;
  readonly mean_minutes: number;
  readonly days: readonly { day: Day; from: number; to: number; taken: [number, number][] }[];
}

/** Of those of them who have chosen a price and a store, in one statement however many they are. */
export async function factsOf(db: Db, castIds: readonly string[], now: Date): Promise<FactsRow[]> {
  const today = dayOf(now);
  const since = addDays(today, -RECENT_DAYS);
  const { rows } = await sql<Row>`
    select c.id, c.prefecture, c.district, c.genre, c.listed, c.verify_status = 2 as verified, c.short_profile, c.self_intro,
      (select count(*)::int from jsonb_each(c.profile) where value <> 'null') as details,
      (select count(*)::int from cast_tag where cast_id = c.id) as tags,
      (select count(*)::int from cast_photo where cast_id = c.id) as photos,
      c.registered_at, c.review_count, c.review_points, r.*, a.*, d.coming_days, d.days,
      greatest(d.changed_at, a.answered_at, c.registered_at) as fresh_at
    from cast_member c
    cross join lateral (
      select count(*)::int as recent_reviews, coalesce(sum(case tier when 'GOOD' then 5 when 'KEEP' then 3 else 1 end), 0)::int as recent_points
      from review where cast_id = c.id and author = 'guest' and visible_at >= (${since}::date::timestamp at time zone 'Asia/Tokyo')) r
    cross join lateral (
      select count(*) filter (where approved_at is not null or status = 'REJECT')::int as answered,
        count(*) filter (where status = 'AUTO_REJECT' and approved_at is null and rejected_at >= deadline_at)::int as unanswered,
        coalesce(avg(extract(epoch from coalesce(approved_at, rejected_at) - requested_at) / 60)
          filter (where approved_at is not null or status = 'REJECT'), 0)::float8 as mean_minutes,
        max(coalesce(approved_at, rejected_at)) filter (where approved_at is not null or status = 'REJECT') as answered_at
      from participation where cast_id = c.id and starts_at >= (${since}::date::timestamp at time zone 'Asia/Tokyo')) a
    cross join lateral (
      select count(*)::int as coming_days, max(s.updated_at) as changed_at,
        coalesce(jsonb_agg(jsonb_build_object('day', s.day, 'from', s.from_minute, 'to', s.to_minute, 'taken', (
          select coalesce(jsonb_agg(jsonb_build_array(
            extract(epoch from t.starts_at - (s.day::timestamp at time zone 'Asia/Tokyo'))::int / 60,
            extract(epoch from t.ends_at - (s.day::timestamp at time zone 'Asia/Tokyo'))::int / 60)), '[]')
          from taken_time t where t.cast_id = c.id
            and t.starts_at >= (s.day::timestamp at time zone 'Asia/Tokyo')
            and t.starts_at < (s.day::timestamp at time zone 'Asia/Tokyo') + interval '30 hours'
        )) order by s.day) filter (where s.day <= ${addDays(today, FREE_DAYS_WITHIN)}), '[]') as days
      from schedule s where s.cast_id = c.id and s.day > ${today}) d
    where c.id = ${oneOf(castIds)} and c.price30 is not null and c.store_id is not null
    order by c.id`.execute(db);
  return rows.map(factsIn);
}

const factsIn = (row: Row): FactsRow => ({
  castId: row.id,
  prefecture: row.prefecture,
  district: row.district,
  genre: row.genre,
  isListed: row.listed,
  days: row.days.map(({ day, from, to, taken }): FreeDay => ({
    day,
    fromMinute: from,
    toMinute: to,
    taken: taken.map(([fromMinute, toMinute]) => ({ fromMinute, toMinute })),
  })),
  reviews: row.review_count,
  reviewPoints: row.review_points,
  recentReviews: row.recent_reviews,
  recentPoints: row.recent_points,
  answers: { answered: row.answered, unanswered: row.unanswered, meanMinutes: row.mean_minutes },
  freshAt: row.fresh_at,
  gaps: profileGaps({
    isVerified: row.verified,
    hasPrice: true,
    comingDays: row.coming_days,
    photos: row.photos,
    shortProfile: row.short_profile,
    selfIntro: row.self_intro,
    details: row.details,
    tags: row.tags,
  }).length,
  registeredAt: row.registered_at,
});
