import { sql } from 'kysely';
import type { CastProfile } from '@yoimachi/contract/search';
import type { Day } from '@yoimachi/domain/time';
import { firstRow, theRow, type Db } from '#platform/database';

type Own = 'nickname' | 'castClass' | 'shortProfile' | 'selfIntro' | 'price30' | 'price15' | 'reviewCount';
export interface ProfileRow extends Pick<CastProfile, Own | 'favorite' | 'tags' | 'store'> {
  readonly id: string;
  readonly birthday: Day | null;
  readonly reviewScore: number;
  readonly profile: CastProfile['detail'];
}

const COLUMNS = sql`c.id, c.nickname, c.birthday, c.cast_class as "castClass", c.short_profile as "shortProfile",
      c.self_intro as "selfIntro", c.price30, c.price15, c.review_count as "reviewCount", c.review_score as "reviewScore", c.profile,
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
  readonly comingDays: number;
};

/** What guests see of her, or will see, with what decides whether they do. */
export const findOwnProfile = (db: Db, castId: string, today: Day) =>
  theRow<OwnProfileRow>(db)`
    select ${COLUMNS}, false as favorite, case when s.id is not null then ${STORE} end as store,
      c.listed, c.paused_at is not null as paused, c.verify_status = 2 as verified,
      (select count(*)::int from schedule where cast_id = c.id and day > ${today}) as "comingDays"
    from cast_member c left join store s on s.id = c.store_id
    where c.id = ${castId}`;

/** The public side of a listed cast whom this guest may see; undefined otherwise. */
export const findProfile = (db: Db, guestId: string, castId: string) =>
  firstRow<ProfileRow>(db)`
    select ${COLUMNS}, ${STORE} as store,
      exists (select from favorite f where f.guest_id = ${guestId} and f.cast_id = c.id) as favorite
    from cast_member c join store s on s.id = c.store_id
    where c.id = ${castId} and c.listed
      and not exists (select from hidden_pair where guest_id = ${guestId} and cast_id = ${castId})`;
