import { sql } from 'kysely';
import { UserType } from '@yoimachi/domain/account';
import { consentsFor, newestVersion, textOf } from '@yoimachi/domain/consent';
import { TAG_GROUPS, storeAddressKey, storeNameKey, storeSearchText } from '@yoimachi/domain/profile';
import { foldForSearch } from '@yoimachi/domain/text';
import type { Db } from '#platform/database';
import { FEMALE_NAMES, GUEST_NICKNAMES } from '../../../../../tools/demo/names.ja.ts';
import { GUEST_INTROS, GUEST_SHORT_MESSAGES } from '../../../../../tools/demo/intro.ja.ts';
import { makeStores } from '../../../../../tools/demo/stores.ts';
import { idOf, type Sql } from './random.ts';
import { createTemporary, instant, type World } from './world.ts';

const no = sql`no`;
/** PostgreSQL scans a table of a few rows entirely, which proves nothing: there are at least this many casts' stores. */
const FEWEST_STORES_OF = 25_000;
/** Casts of the large store are every third; the others work 20 together. */
export const LARGE_STORE_EVERY = 3;
export const STORE_BLOCK = 30;
const PORTRAITS = 240;
const SCENES = 30;
const TAGS_EACH = 12;

/**
 * What bookings and books need of everybody: `crowd_guest` and `crowd_cast`, by number from 1. The focus comes last, with ids and
 * prices of its own.
 */
export async function drawPeople({ trx, chance, size, today }: World): Promise<void> {
  const { guests, casts, focus } = size;
  await createTemporary(
    trx,
    'crowd_guest',
    sql`select no, ${idOf('guest', no)} as id from generate_series(1, ${guests}::int) no
      union all select ${guests}::int + 1, ${focus?.guestId ?? null}::uuid where ${focus !== undefined}`,
  );
  const classOf = chance.pick(no, 10, ['REGULAR', 'REGULAR', 'REGULAR', 'REGULAR', 'REGULAR', 'REGULAR', 'REGULAR', 'PREMIUM', 'PREMIUM', 'SUPER_PREMIUM'], 'text'); // oxfmt-ignore
  const stage = chance.pick(no, 11, [0, 0, 0, 0, 0, 1, 1, 1, 2, 3], 'int');
  const price = sql`case class when 'REGULAR' then ${chance.int(no, 12, 20, 42)} when 'PREMIUM' then ${chance.int(no, 12, 40, 59)}
    else ${chance.int(no, 12, 58, 75)} end * 100`;
  const store = sql`case when no % ${LARGE_STORE_EVERY}::int = 0 then 0 else 1 + no / ${STORE_BLOCK}::int end`;
  const registeredAt = instant(
    sql`(${today}::date - ${chance.int(no, 13, 80, 800)})`,
    chance.int(no, 14, 600, 1300),
  );
  await createTemporary(
    trx,
    'crowd_cast',
    sql`select no, id, class, stage, fee_percent, price30, price30 / 2 as price15, store, registered_at
      from (select *, ${price} as price30, ${registeredAt} as registered_at
        from (select no, ${idOf('cast', no)} as id, ${classOf} as class, ${stage} as stage, ${store} as store
              from generate_series(1, ${casts}::int) no) drawn) c
      join stage_fee f using (stage)
      union all
      select ${casts}::int + 1, c.id, c.cast_class, c.stage, f.fee_percent, c.price30, c.price15, -1, c.registered_at
      from cast_member c join stage_fee f on f.stage = c.stage where c.id = ${focus?.castId ?? null}::uuid`,
  );
}

/** Everybody's accounts, guests and casts; the casts' reviews are counted. Needs `crowd_review`. */
export async function insertPeople(world: World): Promise<void> {
  await insertAccounts(world, 'guest', world.size.guests);
  await insertAccounts(world, 'cast', world.size.casts);
  await insertConsents(world, 'guest', world.size.guests);
  await insertConsents(world, 'cast', world.size.casts);
  await insertGuests(world);
  await insertStores(world);
  await insertCasts(world);
  await moveFocus(world);
}

async function insertAccounts({ trx, now }: World, kind: 'guest' | 'cast', count: number): Promise<void> {
  const numbers = sql`generate_series(1, ${count}::int) no`;
  const at = sql`(${now} - interval '800 days')`;
  const identity = idOf(`${kind}-identity`, no);
  const kinds = kind === 'guest' ? ['GUEST_AVAILABLE', 'GUEST_HELD', 'GUEST_DEBT'] : ['CAST_REWARD'];
  await sql`insert into identity (id, phone_index, phone_sealed, created_at)
    select ${identity}, sha256((${kind}::text || no)::bytea), '\\x00', ${at} from ${numbers}`.execute(trx);
  await sql`insert into identity_match (identity_id, other_id, kind, found_at)
    select ${identity}, ${identity}, 'PHONE', ${at} from ${numbers}`.execute(trx);
  await sql`insert into account (id, identity_id, user_type, registration_stage, created_at)
    select ${idOf(kind, no)}, ${identity}, ${kind === 'guest' ? 1 : 2}, 5, ${at} from ${numbers}`.execute(
    trx,
  );
  await sql`insert into ledger_account (kind, owner_id)
    select kind, ${idOf(kind, no)} from ${numbers}, unnest(${kinds}::text[]) kind`.execute(trx);
}

/** Everything that is asked, each once. */
async function insertConsents({ trx, now }: World, kind: 'guest' | 'cast', count: number): Promise<void> {
  const userType = kind === 'guest' ? UserType.GUEST : UserType.CAST;
  const asked = consentsFor(userType).map((item) => {
    const textId = textOf(item, userType)!;
    return { item, text_id: textId, version: newestVersion(textId) };
  });
  await sql`insert into consent (account_id, item, text_id, version, given, place, at)
    select ${idOf(kind, no)}, asked.item, asked.text_id, asked.version, true, 'REGISTRATION', ${now} - interval '799 days'
    from generate_series(1, ${count}::int) no
      cross join jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(item text, text_id text, version date)`.execute(
    trx,
  );
}

async function insertGuests({ trx, chance, size, now }: World): Promise<void> {
  const numbers = sql`generate_series(1, ${size.guests}::int) no`;
  await sql`insert into guest (id, nickname, birthday, age_checked_at, profile)
    select ${idOf('guest', no)}, ${chance.pick(no, 20, GUEST_NICKNAMES, 'text')}, date '1960-01-01' + ${chance.int(no, 21, 0, 14_000)},
      ${now} - interval '799 days', jsonb_build_object('selfIntro', ${chance.pick(no, 22, GUEST_INTROS, 'text')},
        'shortMessage', ${chance.pick(no, 23, GUEST_SHORT_MESSAGES, 'text')}) from ${numbers}`.execute(trx);
  await sql`insert into card (id, guest_id, provider_card_id, brand, last4, expires_month, expires_year, registered_at)
    select ${idOf('card', no)}, ${idOf('guest', no)}, 'crowd-' || no, 'VISA', '4242', 12, 2035, ${now} - interval '799 days'
    from ${numbers}`.execute(trx);
}

async function insertStores({ trx, size, today }: World): Promise<void> {
  const castCount = Math.max(size.casts, FEWEST_STORES_OF);
  const stores = makeStores({ castCount, guestCount: 0, today, seed: size.seed ?? 1 }).map(
    (store, index) => ({
      no: index,
      name: store.name,
      genre: store.genre,
      prefecture: store.prefecture,
      district: store.district,
      address: store.address,
      phone: store.phone.replace(/^03/, '04'),
      name_key: storeNameKey(store.name),
      address_key: storeAddressKey(store.address),
      search_text: storeSearchText(store),
    }),
  );
  await createTemporary(
    trx,
    'crowd_store',
    sql`select ${idOf('store', no)} as id, s.* from jsonb_to_recordset(${JSON.stringify(stores)}::jsonb) as s(no int, name text,
      genre smallint, prefecture smallint, district text, address text, phone text, name_key text, address_key text, search_text text)`,
  );
  await sql`insert into store (id, name, genre, prefecture, district, address, phone, name_key, address_key, search_text)
    select id, name, genre, prefecture, district, address, phone, name_key, address_key, search_text from crowd_store`.execute(
    trx,
  );
}

const TAGS = Object.entries(TAG_GROUPS).flatMap(([group, tags]) => tags.map((tag) => ({ group, tag })));

async function insertCasts({ trx, chance, today }: World): Promise<void> {
  const word = (what: number, list: readonly string[], isFolded: boolean): Sql =>
    chance.pick(sql`c.no`, what, isFolded ? list.map(foldForSearch) : list, 'text');
  const tag = sql`${chance.of(sql`c.no * ${TAGS_EACH}::bigint + place`, 33)}`;
  await createTemporary(
    trx,
    'crowd_tag',
    sql`select distinct on (c.no, t.tag) c.no, c.id as cast_id, t.group, t.tag, t.folded
      from crowd_cast c cross join generate_series(1, ${TAGS_EACH}::int) place
      join (select row_number() over () - 1 as at, w.* from jsonb_to_recordset(${JSON.stringify(
        TAGS.map((one) => ({ ...one, folded: foldForSearch(one.tag) })),
      )}::jsonb) as w("group" text, tag text, folded text)) t on t.at = floor(${tag} * ${TAGS.length}::int)
      where c.store >= 0`,
  );
  const recommendation = sql`case when coalesce(r.count, 0) >= 3 then r.points * 200 / r.count else 400 end + least(coalesce(r.count, 0), 12) * 15
    + case c.class when 'SUPER_PREMIUM' then 260 when 'PREMIUM' then 160 else 0 end + ${chance.int(sql`c.no`, 34, 0, 280)}`;
  await sql`insert into cast_member (id, nickname, birthday, cast_class, verify_status, stage, store_id, genre, prefecture, district, price30,
      price15, short_profile, self_intro, profile, review_count, review_points, recommendation, registered_at, search_text)
    select c.id, ${word(30, FEMALE_NAMES, false)}, ${today}::date - ${chance.int(sql`c.no`, 31, 7_500, 14_000)}, c.class, 2, c.stage, s.id,
      s.genre, s.prefecture, s.district, c.price30, c.price15, ${word(32, GUEST_SHORT_MESSAGES, false)},
      repeat(${word(35, GUEST_INTROS, false)}, 3), jsonb_build_object('heightCm', ${chance.int(sql`c.no`, 36, 150, 171)},
        'drinking', ${chance.int(sql`c.no`, 37, 1, 3)}, 'smoking', ${chance.int(sql`c.no`, 38, 0, 3)}),
      coalesce(r.count, 0), coalesce(r.points, 0), ${recommendation}, c.registered_at,
      ${word(30, FEMALE_NAMES, true)} || ' ' || s.search_text || ' ' || ${word(32, GUEST_SHORT_MESSAGES, true)} || ' ' || t.words
    from crowd_cast c join crowd_store s on s.no = c.store
    join (select no, string_agg(folded, ' ' order by folded) as words from crowd_tag group by no) t on t.no = c.no
    left join (select cast_no, count(*)::int as count, sum(score)::int as points from crowd_review
               where author = 'guest' and visible_at is not null group by cast_no) r on r.cast_no = c.no
    order by c.no`.execute(trx);
  await sql`insert into cast_tag (cast_id, tag_group, tag) select cast_id, "group", tag from crowd_tag`.execute(
    trx,
  );
  await sql`create temporary table crowd_photo on commit drop as
    select c.id as cast_id, c.registered_at, c.no || ' ' || position as key, position, '/portraits/' || lpad((case position when 1 then 1 + c.no % ${PORTRAITS}::int
      else ${PORTRAITS}::int + 1 + (c.no + position * 7) % ${SCENES}::int end)::text, 3, '0') || '.webp' as path
    from crowd_cast c, generate_series(1, 3) position where c.store >= 0`.execute(trx);
  await sql`insert into guest_photo (guest_id, path)
    select id, '/avatars/' || id from guest where id in (select id from crowd_guest where no % 3 > 0)`.execute(
    trx,
  );
  await sql`insert into cast_photo (cast_id, path) select cast_id, path from crowd_photo where position = 1`.execute(
    trx,
  );
  await sql`insert into media (id, account_id, kind, position, visibility)
    select ${idOf('media', sql`key`)}, cast_id, 'PHOTO', position, 'ALL_GUESTS' from crowd_photo`.execute(
    trx,
  );
  await sql`insert into media_file (id, media_id, account_id, kind, state, static_path, has_qr, submitted_at, decided_at)
    select ${idOf('media_file', sql`key`)}, ${idOf('media', sql`key`)}, cast_id, 'PHOTO', 'PUBLISHED', path, false, registered_at, registered_at
    from crowd_photo`.execute(trx);
  await sql`insert into stage_progress (cast_id, changed_at) select id, registered_at from crowd_cast where store >= 0`.execute(
    trx,
  );
}

/** The focus's cast works in the first small store: only casts of one store are asked together. */
async function moveFocus({ trx, size }: World): Promise<void> {
  await sql`update cast_member c set store_id = s.id, genre = s.genre, prefecture = s.prefecture, district = s.district
    from crowd_store s where s.no = 1 and c.id = ${size.focus?.castId ?? null}::uuid`.execute(trx);
}

/** Ids of a cast in the crowd's large store and one in a small store. */
export async function castsOfStores(db: Db): Promise<{ readonly large: string; readonly small: string }> {
  const { rows } = await sql<{ large: string; small: string }>`
    select ${idOf('cast', sql`${LARGE_STORE_EVERY}::int`)} as large, ${idOf('cast', sql`1`)} as small`.execute(
    db,
  );
  return rows[0]!;
}
