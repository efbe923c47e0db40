import { sql } from 'kysely';
import type { CastProfile } from '@yoimachi/contract/search';
import type { Day } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';

export interface ProfileRow {
  readonly id: string;
  readonly nickname: string;
  readonly birthday: Day | null;
  readonly cast_class: CastProfile['castClass'];
  readonly short_profile: string;
  readonly self_intro: string;
  readonly price30: number;
  readonly price15: number;
  readonly review_count: number;
  readonly review_score: number;
  readonly profile: CastProfile['detail'];
  readonly favorite: boolean;
  readonly tags: CastProfile['tags'];
  readonly store: CastProfile['store'];
}

const COLUMNS = sql`c.id, c.nickname, c.birthday, c.cast_class, c.short_profile, c.self_intro, c.price30, c.price15,
      c.review_count, c.review_score, c.profile,
      (select coalesce(jsonb_agg(jsonb_build_object('group', tag_group, 'tag', tag) order by tag_group, tag), '[]')
       from cast_tag where cast_id = c.id) as tags`;
const STORE = sql`jsonb_build_object('name', s.name, 'genre', s.genre, 'prefecture', s.prefecture, 'district', s.district,
        'address', s.address, 'phone', s.phone, 'url', s.url)`;

/** Her own public side, listed or not. */
export type OwnProfileRow = Omit<ProfileRow, 'price30' | 'price15' | 'store'> & {
  readonly price30: number | null;
  readonly price15: number | null;
  readonly store: ProfileRow['store'] | null;
  readonly listed: boolean;
  readonly paused: boolean;
  readonly verified: boolean;
  readonly coming_days: number;
};

/** What guests see of her, or will see, with what decides whether they do. */
export async function findOwnProfile(db: Db, castId: string, today: Day): Promise<OwnProfileRow> {
  const { rows } = await sql<OwnProfileRow>`
    select ${COLUMNS}, false as favorite, case when s.id is not null then ${STORE} end as store,
      c.listed, c.paused_at is not null as paused, c.verify_status = 2 as verified,
      (select count(*)::int from schedule where cast_id = c.id and day > ${today}) as coming_days
    from cast_member c left join store s on s.id = c.store_id
    where c.id = ${castId}`.execute(db);
  return rows[0]!;
}

/** The public side of a listed cast whom this guest may see; undefined otherwise. */
export async function findProfile(db: Db, guestId: string, castId: string): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    select ${COLUMNS}, ${STORE} as store,
      exists (select from favorite f where f.guest_id = ${guestId} and f.cast_id = c.id) as favorite
    from cast_member c join store s on s.id = c.store_id
    where c.id = ${castId} and c.listed
      and not exists (select from hidden_pair where guest_id = ${guestId} and cast_id = ${castId})`.execute(
    db,
  );
  return rows[0];
}
