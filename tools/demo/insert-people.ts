import { phonePlace } from '../../apps/server/src/modules/people/account/commands/sign-in.ts';
import { sealAccountInfo, sealPrivate } from '../../apps/server/src/modules/people/profile/private.ts';
import type { Crypto } from '../../apps/server/src/platform/crypto/index.ts';
import { storeAddressKey, storeNameKey, storeSearchText } from '@yoimachi/domain/profile';
import { foldForSearch } from '@yoimachi/domain/text';
import { toE164 } from '@yoimachi/domain/account';
import { TIER_SCORE } from '@yoimachi/domain/review';
import { demoId } from './id.ts';
import { instantAt } from '@yoimachi/domain/time';
import { insertRows } from './insert.ts';
import type { Sql } from './insert.ts';
import { photoPath } from './photos.ts';
import type { DemoCast, DemoData, DemoGuest } from './types.ts';

const GUEST = 1;
const CAST = 2;
const REGISTERED_DONE = 5;
const VERIFIED = 2;

/** Inserts stores, identities, accounts, guests, casts and their profile data. */
export async function insertPeople(sql: Sql, demo: DemoData, crypto: Crypto): Promise<void> {
  await insertRows(
    sql,
    'store',
    [
      ['id', 'uuid', (store) => store.id],
      ['name', 'text', (store) => store.name],
      ['genre', 'smallint', (store) => store.genre],
      ['prefecture', 'smallint', (store) => store.prefecture],
      ['district', 'text', (store) => store.district],
      ['address', 'text', (store) => store.address],
      ['phone', 'text', (store) => store.phone],
      ['name_key', 'text', (store) => storeNameKey(store.name)],
      ['address_key', 'text', (store) => storeAddressKey(store.address)],
      ['search_text', 'text', storeSearchText],
    ],
    demo.stores,
  );
  const people = [
    ...demo.guests.map((guest) => ({ ...guest, type: GUEST })),
    ...demo.casts.map((cast) => ({ ...cast, type: CAST })),
  ];
  // Their numbers are given in the order in which they came.
  people.sort((a, b) => a.registeredAt.getTime() - b.registeredAt.getTime());
  await insertAccounts(sql, people, crypto);
  await insertRows(
    sql,
    'guest',
    [
      ['id', 'uuid', (guest) => guest.id],
      ['nickname', 'text', (guest) => guest.nickname],
      ['birthday', 'date', (guest) => guest.birthday],
      ['profile', 'jsonb', (guest) => JSON.stringify(guest.detail)],
      ['age_checked_at', 'timestamptz', (guest) => guest.ageChecks.at(-1)?.decidedAt ?? guest.registeredAt],
    ],
    demo.guests,
  );
  await insertCasts(sql, demo);
  await insertPrivate(sql, demo.casts, crypto);
  await insertFavorites(sql, demo.guests);
}

type Person = { id: string; identityId: string; phone: string; registeredAt: Date; type: number };

async function insertAccounts(sql: Sql, people: readonly Person[], crypto: Crypto): Promise<void> {
  const e164 = (phone: string): string => {
    const number = toE164(phone);
    if (!number.ok) throw new Error(`the demo phone ${phone} is no mobile number`);
    return number.value;
  };
  await insertRows(
    sql,
    'identity',
    [
      ['id', 'uuid', (person) => person.identityId],
      ['phone_index', 'bytea', (person) => crypto.phoneIndex(e164(person.phone))],
      ['phone_sealed', 'bytea', (person) => crypto.seal(e164(person.phone), phonePlace(person.identityId))],
      ['phone_last4', 'text', (person) => person.phone.slice(-4)],
      ['created_at', 'timestamptz', (person) => person.registeredAt],
    ],
    people,
  );
  await insertRows(
    sql,
    'identity_match',
    [
      ['identity_id', 'uuid', (person) => person.identityId],
      ['other_id', 'uuid', (person) => person.identityId],
      ['kind', 'text', () => 'PHONE'],
      ['found_at', 'timestamptz', (person) => person.registeredAt],
    ],
    people,
  );
  await insertRows(
    sql,
    'account',
    [
      ['id', 'uuid', (person) => person.id],
      ['identity_id', 'uuid', (person) => person.identityId],
      ['user_type', 'smallint', (person) => person.type],
      ['registration_stage', 'smallint', () => REGISTERED_DONE],
      ['created_at', 'timestamptz', (person) => person.registeredAt],
    ],
    people,
  );
}

type Reviews = { count: number; points: number };

/** Visible reviews by guests, per cast. */
function visibleReviews(demo: DemoData): Map<string, Reviews> {
  const found = new Map<string, Reviews>();
  for (const { cast, reviews } of demo.bookings) {
    for (const review of reviews) {
      if (review.author !== 'guest' || review.visibleAt === null) continue;
      const sum = found.get(cast.id) ?? { count: 0, points: 0 };
      found.set(cast.id, { count: sum.count + 1, points: sum.points + TIER_SCORE[review.tier] });
    }
  }
  return found;
}

async function insertCasts(sql: Sql, demo: DemoData): Promise<void> {
  const reviews = visibleReviews(demo);
  const rows = demo.casts.map((cast) => ({
    cast,
    reviews: reviews.get(cast.id) ?? { count: 0, points: 0 },
  }));
  await insertRows(
    sql,
    'cast_member',
    [
      ['id', 'uuid', ({ cast }) => cast.id],
      ['nickname', 'text', ({ cast }) => cast.nickname],
      ['birthday', 'date', ({ cast }) => cast.birthday],
      ['cast_class', 'text', ({ cast }) => cast.castClass],
      ['verify_status', 'smallint', () => VERIFIED],
      ['stage', 'smallint', ({ cast }) => cast.stage],
      ['store_id', 'uuid', ({ cast }) => cast.store.id],
      ['genre', 'smallint', ({ cast }) => cast.store.genre],
      ['prefecture', 'smallint', ({ cast }) => cast.store.prefecture],
      ['district', 'text', ({ cast }) => cast.store.district],
      ['price30', 'integer', ({ cast }) => cast.price30],
      ['price15', 'integer', ({ cast }) => cast.price15],
      ['short_profile', 'text', ({ cast }) => cast.shortProfile],
      ['self_intro', 'text', ({ cast }) => cast.selfIntro],
      ['profile', 'jsonb', ({ cast }) => JSON.stringify(cast.detail)],
      ['review_count', 'integer', (row) => row.reviews.count],
      ['review_points', 'integer', (row) => row.reviews.points],
      ['registered_at', 'timestamptz', ({ cast }) => cast.registeredAt],
      ['search_text', 'text', ({ cast }) => searchText(cast)],
    ],
    rows,
  );
  // Where they stand is reckoned by the product, which finds them due today: nothing that is played before is about it.
  await insertRows(
    sql,
    'standing_due',
    [
      ['cast_id', 'uuid', ({ cast }) => cast.id],
      ['due_at', 'timestamptz', () => instantAt(demo.options.today, 0)],
    ],
    rows,
  );
  await insertPhotos(sql, demo);
  await insertRows(
    sql,
    'cast_tag',
    [
      ['cast_id', 'uuid', (tag) => tag.castId],
      ['tag_group', 'text', (tag) => tag.group],
      ['tag', 'text', (tag) => tag.tag],
    ],
    demo.casts.flatMap((cast) => cast.tags.map((tag) => ({ castId: cast.id, ...tag }))),
  );
}

async function insertPhotos(sql: Sql, demo: DemoData): Promise<void> {
  const photos = demo.casts.flatMap(photoRows);
  await insertRows(
    sql,
    'cast_photo',
    [
      ['cast_id', 'uuid', (photo) => photo.castId],
      ['path', 'text', (photo) => photo.path],
    ],
    photos.filter(({ position }) => position === 1),
  );
  await insertRows(
    sql,
    'media',
    [
      ['id', 'uuid', (photo) => photo.mediaId],
      ['account_id', 'uuid', (photo) => photo.castId],
      ['kind', 'text', () => 'PHOTO'],
      ['position', 'smallint', (photo) => photo.position],
      ['visibility', 'text', () => 'ALL_GUESTS'],
    ],
    photos,
  );
  await insertRows(
    sql,
    'media_file',
    [
      ['id', 'uuid', (photo) => photo.fileId],
      ['media_id', 'uuid', (photo) => photo.mediaId],
      ['account_id', 'uuid', (photo) => photo.castId],
      ['kind', 'text', () => 'PHOTO'],
      ['state', 'text', () => 'PUBLISHED'],
      ['static_path', 'text', (photo) => photo.path],
      ['has_qr', 'boolean', () => 'false'],
      ['submitted_at', 'timestamptz', (photo) => photo.at],
      ['decided_at', 'timestamptz', (photo) => photo.at],
    ],
    photos,
  );
}

/** Pictures that come with the product, looked at when she registered. */
const photoRows = (cast: DemoCast) =>
  cast.photos.map((number, at) => ({
    mediaId: demoId(cast.registeredAt, 'media', cast.id, at),
    fileId: demoId(cast.registeredAt, 'media_file', cast.id, at),
    castId: cast.id,
    position: at + 1,
    path: photoPath(number),
    at: cast.registeredAt,
  }));

/** The text in which a search looks for words. */
function searchText(cast: DemoCast): string {
  const { nickname, store, shortProfile, tags } = cast;
  return foldForSearch(
    [nickname, store.name, store.district, shortProfile, ...tags.map(({ tag }) => tag)].join(' '),
  );
}

async function insertPrivate(sql: Sql, casts: readonly DemoCast[], crypto: Crypto): Promise<void> {
  await insertRows(
    sql,
    'cast_private',
    [
      ['cast_id', 'uuid', (cast) => cast.id],
      ['account_info', 'bytea', (cast) => cast.account_info],
      ['name_index', 'bytea', (cast) => cast.name_index],
      ['kana_index', 'bytea', (cast) => cast.kana_index],
      ['mail_index', 'bytea', (cast) => cast.mail_index],
      ['name_mask', 'text', (cast) => cast.name_mask],
      ['mail_mask', 'text', (cast) => cast.mail_mask],
      ['bank_account', 'bytea', (cast) => sealPrivate(crypto, 'bank_account', cast.id, cast.bank)],
    ],
    casts.map(({ id, account, bank }) => ({ id, bank, ...sealAccountInfo(crypto, id, account) })),
  );
}

async function insertFavorites(sql: Sql, guests: readonly DemoGuest[]): Promise<void> {
  await insertRows(
    sql,
    'favorite',
    [
      ['guest_id', 'uuid', (favorite) => favorite.guestId],
      ['cast_id', 'uuid', (favorite) => favorite.castId],
      ['created_at', 'timestamptz', (favorite) => favorite.at],
    ],
    guests.flatMap((guest) => guest.favorites.map((favorite) => ({ guestId: guest.id, ...favorite }))),
  );
}
