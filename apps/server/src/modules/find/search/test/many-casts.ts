import { sql } from 'kysely';
import { mainDistricts, OTHER_DISTRICT, SHIPPED_DISTRICTS } from '@yoimachi/domain/profile';
import type { Day } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';

export const CASTS = 20_000;
const CASTS_OF_STORE = 20;
/** Where casts are: the usual places, and the rest of two prefectures. */
const DISTRICTS = [
  ...mainDistricts(SHIPPED_DISTRICTS),
  ...[13, 31].map((prefecture) => ({ prefecture, name: OTHER_DISTRICT })),
];
/** Days after the first that have schedules; casts publish the near ones first. */
export const LAST_SCHEDULE_DAY = 14;

/** From a third of all casts to hardly anybody. */
const TAGS = [
  '聞き上手',
  '知的',
  'お寿司',
  '英語',
  'ワイン',
  'ゴルフ',
  '着物',
  '占い',
  '麻雀',
  '韓国語',
  '元CA',
  'ママ',
];

/** A number from 0 up to 1, always the same for the same row and purpose. */
const chance = (row: string, purpose: string) =>
  sql.raw(`((hashtextextended('${purpose}', ${row}) & 1048575)::float8 / 1048576)`);

/** Ids in the order of their rows, as the server makes them one after the other; `kind` is a digit of its own for each table. */
const idOf = (row: string, kind: number) =>
  sql.raw(`('01900000-0000-7000-80${kind}0-' || lpad(to_hex(${row}), 12, '0'))::uuid`);

/** Fills an empty database with verified casts of all districts, classes and prices, and their schedules starting from a day. */
export async function fillWithCasts(db: Db, firstDay: Day, at: Date, count = CASTS): Promise<void> {
  const stores = count / CASTS_OF_STORE;
  const districts = sql`${DISTRICTS.map(({ name }) => name)}::text[]`;
  const prefectures = sql`${DISTRICTS.map(({ prefecture }) => prefecture)}::smallint[]`;
  await sql`
    insert into store (id, name, genre, prefecture, district, address, phone, name_key, address_key, search_text)
    select ${idOf('n', 0)}, 'ラウンジ' || n, n % 5 + 1, (${prefectures})[n % ${DISTRICTS.length} + 1], (${districts})[n % ${DISTRICTS.length} + 1],
      '1-1-1', '0300000000', 'らうんじ' || n, '1-1-1', 'らうんじ' || n
    from generate_series(1, ${stores}::int) n`.execute(db);
  await sql`
    with people as materialized (
      select n, ${idOf('n', 1)} as identity_id, ${idOf('n', 2)} as id from generate_series(1, ${count}::int) n
    ), identities as (
      insert into identity (id, phone_index, phone_sealed, created_at)
      select identity_id, int4send(n), '', ${at} from people returning id
    ), accounts as (
      insert into account (id, identity_id, user_type, registration_stage, created_at)
      select id, identity_id, 2, 5, ${at} from people returning id
    ), stores as (
      select id as store_id, genre, prefecture, district, row_number() over (order by id) - 1 as place from store)
    insert into cast_member (id, nickname, birthday, cast_class, verify_status, store_id, genre, prefecture, district, price30, price15,
      review_count, review_points, recommendation, registered_at, search_text, profile)
    select id, 'あや' || n % 500, '1976-05-01'::date + (sqrt(${chance('n', 'age')}) * 11000)::int,
      case when ${chance('n', 'class')} < 0.03 then 'SUPER_PREMIUM' when ${chance('n', 'class')} < 0.2 then 'PREMIUM' else 'REGULAR' end,
      2, store_id, genre, prefecture, district, price30, price30 / 2, reviews, reviews * 4, (${chance('n', 'recommendation')} * 10000)::int,
      ${at}::timestamptz - n * interval '30 minutes',
      'あや' || n % 500 || ' らうんじ' || place || ' ' || district || case when n % 400 = 0 then ' 日本酒が好きです' else ' はじめまして' end
        || case when n % 700 = 0 then ' 着物' else '' end,
      jsonb_build_object('heightCm', 150 + ((${chance('n', 'tall')} + ${chance('n', 'small')}) * 17)::int, 'drinking', n % 3 + 1,
        'smoking', case when n % 50 = 0 then 1 else 0 end)
    from people join stores on place = n % ${stores}::int,
      lateral (select 2000 + (${chance('n', 'price')} * 55)::int * 100 as price30, (${chance('n', 'reviews')} * 40)::int as reviews) figures`.execute(
    db,
  );
  await sql`
    insert into schedule (id, cast_id, day, from_minute, to_minute, work_minute, working_bar, created_at, updated_at)
    select gen_random_uuid(), c.id, ${firstDay}::date + d, 1080, 1200, 1260, '', ${at}, ${at}
    from cast_member c, generate_series(0, ${LAST_SCHEDULE_DAY}) d
    where (hashtextextended(c.id::text, d) & 1023) < 400 - d * 26`.execute(db);
  await sql`insert into cast_photo (cast_id, path) select id, '/p.webp' from cast_member`.execute(db);
  await sql`
    insert into cast_tag (cast_id, tag_group, tag)
    select c.id, 'style', tag from cast_member c, unnest(${TAGS}::text[]) with ordinality tags (tag, place)
    where (hashtextextended(c.id::text, 100 + place) & 1023) < 1024 / (place * place + 2)`.execute(db);
  // Who was given tags went to the end.
  await sql`cluster cast_member using cast_member_pkey`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
