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
  readonly photos: string[];
  readonly tags: CastProfile['tags'];
  readonly store: CastProfile['store'];
}

/** The public side of a listed cast whom this guest may see; undefined otherwise. */
export async function findProfile(db: Db, guestId: string, castId: string): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    select c.id, c.nickname, c.birthday, c.cast_class, c.short_profile, c.self_intro, c.price30, c.price15,
      c.review_count, c.review_score, c.profile,
      exists (select from favorite f where f.guest_id = ${guestId} and f.cast_id = c.id) as favorite,
      array(select path from cast_photo where cast_id = c.id order by position) as photos,
      (select coalesce(jsonb_agg(jsonb_build_object('group', tag_group, 'tag', tag) order by tag_group, tag), '[]')
       from cast_tag where cast_id = c.id) as tags,
      jsonb_build_object('name', s.name, 'genre', s.genre, 'prefecture', s.prefecture, 'district', s.district,
        'address', s.address, 'phone', s.phone, 'url', s.url) as store
    from cast_member c join store s on s.id = c.store_id
    where c.id = ${castId} and c.listed
      and not exists (select from hidden_pair where guest_id = ${guestId} and cast_id = ${castId})`.execute(
    db,
  );
  return rows[0];
}
