import { profileGaps } from '@yoimachi/domain/profile';
import { type CastFacts, FREE_DAYS_WITHIN, RECENT_DAYS } from '@yoimachi/domain/standing';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { allRows, oneOf, type Db } from '#platform/database';

/** What a cast's place follows, and where she is ranked. */
export interface FactsRow extends CastFacts {
  readonly castId: string;
  readonly prefecture: number;
  readonly district: string;
  readonly genre: number;
  readonly isListed: boolean;
}

interface Row extends Omit<FactsRow, 'answers' | 'gaps'> {
  readonly verified: boolean;
  readonly shortProfile: string;
  readonly selfIntro: string;
  readonly details: number;
  readonly tags: number;
  readonly photos: number;
  readonly comingDays: number;
  readonly answered: number;
  readonly unanswered: number;
  readonly meanMinutes: number;
}

/** Of those of them who have chosen a price and a store, in one statement however many they are. */
export async function factsOf(db: Db, castIds: readonly string[], now: Date): Promise<FactsRow[]> {
  const today = dayOf(now);
  const since = addDays(today, -RECENT_DAYS);
  const rows = await allRows<Row>(db)`
    select c.id as "castId", c.prefecture, c.district, c.genre, c.listed as "isListed", c.verify_status = 2 as verified,
      c.short_profile as "shortProfile", c.self_intro as "selfIntro",
      (select count(*)::int from jsonb_each(c.profile) where value <> 'null') as details,
      (select count(*)::int from cast_tag where cast_id = c.id) as tags,
      (select count(*)::int from cast_photo where cast_id = c.id) as photos,
      c.registered_at as "registeredAt", c.review_count as reviews, c.review_points as "reviewPoints", r."recentReviews",
      r."recentPoints", a.answered, a.unanswered, a."meanMinutes", d."comingDays", d.days,
      greatest(d.changed_at, a.answered_at, c.registered_at) as "freshAt"
    from cast_member c
    cross join lateral (
      select count(*)::int as "recentReviews", coalesce(sum(case tier when 'GOOD' then 5 when 'KEEP' then 3 else 1 end), 0)::int as "recentPoints"
      from review where cast_id = c.id and author = 'guest' and visible_at >= (${since}::date::timestamp at time zone 'Asia/Tokyo')) r
    cross join lateral (
      select count(*) filter (where approved_at is not null or status = 'REJECT')::int as answered,
        count(*) filter (where status = 'AUTO_REJECT' and approved_at is null and rejected_at >= deadline_at)::int as unanswered,
        coalesce(avg(extract(epoch from coalesce(approved_at, rejected_at) - requested_at) / 60)
          filter (where approved_at is not null or status = 'REJECT'), 0)::float8 as "meanMinutes",
        max(coalesce(approved_at, rejected_at)) filter (where approved_at is not null or status = 'REJECT') as answered_at
      from participation where cast_id = c.id and starts_at >= (${since}::date::timestamp at time zone 'Asia/Tokyo')) a
    cross join lateral (
      select count(*)::int as "comingDays", max(s.updated_at) as changed_at,
        coalesce(jsonb_agg(jsonb_build_object('day', s.day, 'fromMinute', s.from_minute, 'toMinute', s.to_minute, 'taken', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'fromMinute', extract(epoch from t.starts_at - (s.day::timestamp at time zone 'Asia/Tokyo'))::int / 60,
            'toMinute', extract(epoch from t.ends_at - (s.day::timestamp at time zone 'Asia/Tokyo'))::int / 60)), '[]')
          from taken_time t where t.cast_id = c.id
            and t.starts_at >= (s.day::timestamp at time zone 'Asia/Tokyo')
            and t.starts_at < (s.day::timestamp at time zone 'Asia/Tokyo') + interval '30 hours'
        )) order by s.day) filter (where s.day <= ${addDays(today, FREE_DAYS_WITHIN)}), '[]') as days
      from schedule s where s.cast_id = c.id and s.day > ${today}) d
    where c.id = ${oneOf(castIds)} and c.price30 is not null and c.store_id is not null
    order by c.id`;
  return rows.map(factsIn);
}

const factsIn = ({ verified, comingDays, answered, unanswered, meanMinutes, ...row }: Row): FactsRow => ({
  ...row,
  answers: { answered, unanswered, meanMinutes },
  gaps: profileGaps({ ...row, isVerified: verified, hasPrice: true, comingDays }).length,
});
