import { AgeStatus, RegistrationStage, toE164, UserType } from '@yoimachi/domain/account';
import { storeAddressKey, storeNameKey, storeSearchText } from '@yoimachi/domain/profile';
import { TIER_SCORE } from '@yoimachi/domain/review';
import { foldForSearch } from '@yoimachi/domain/text';
import { instantAt } from '@yoimachi/domain/time';
import { phonePlace } from '../../apps/server/src/modules/people/account/commands/sign-in.ts';
import { sealAccountInfo, sealPrivate } from '../../apps/server/src/modules/people/profile/private.ts';
import type { Crypto } from '../../apps/server/src/platform/crypto/index.ts';
import { demoId } from './id.ts';
import { insertRows, type Sql } from './insert.ts';
import { photoColour, photoPath } from './photos.ts';
import type { DemoCast, DemoData } from './types.ts';

/** Inserts stores, identities, accounts, guests, casts and their profile data. */
export async function insertPeople(sql: Sql, demo: DemoData, crypto: Crypto): Promise<void> {
  await insertRows(sql, 'store', demo.stores, 'id, name, genre, prefecture, district, address, phone', {
    name_key: ({ name }) => storeNameKey(name),
    address_key: ({ address }) => storeAddressKey(address),
    search_text: storeSearchText,
  });
  const people = [
    ...demo.guests.map((guest) => ({ ...guest, userType: UserType.GUEST, createdAt: guest.registeredAt })),
    ...demo.casts.map((cast) => ({ ...cast, userType: UserType.CAST, createdAt: cast.registeredAt })),
  ];
  // Their numbers are given in the order in which they came.
  people.sort((a, b) => a.registeredAt.getTime() - b.registeredAt.getTime());
  await insertAccounts(sql, people, crypto);
  await insertRows(sql, 'guest', demo.guests, 'id, nickname, birthday', {
    profile: ({ detail }) => JSON.stringify(detail),
    age_checked_at: ({ ageChecks, registeredAt }) => ageChecks.at(-1)?.decidedAt ?? registeredAt,
  });
  await insertCasts(sql, demo);
  const closed = demo.casts.map(({ id, account, bank }) => ({
    ...sealAccountInfo(crypto, id, account),
    cast_id: id,
    bank_account: sealPrivate(crypto, 'bank_account', id, bank),
  }));
  await insertRows(sql, 'cast_private', closed, Object.keys(closed[0]!).join(', '));
  const favorites = demo.guests.flatMap(({ id: guestId, favorites: kept }) =>
    kept.map((favorite) => ({ guestId, ...favorite })),
  );
  await insertRows(sql, 'favorite', favorites, 'guest_id, cast_id', { created_at: ({ at }) => at });
}

type Person = { id: string; identityId: string; phone: string; createdAt: Date; userType: UserType };

async function insertAccounts(sql: Sql, people: readonly Person[], crypto: Crypto): Promise<void> {
  const e164 = (phone: string): string => {
    const number = toE164(phone);
    if (!number.ok) throw new Error(`the demo phone ${phone} is no mobile number`);
    return number.value;
  };
  const id = ({ identityId }: Person) => identityId;
  await insertRows(sql, 'identity', people, 'created_at', {
    id,
    phone_index: ({ phone }) => crypto.phoneIndex(e164(phone)),
    phone_sealed: ({ phone, identityId }) => crypto.seal(e164(phone), phonePlace(identityId)),
    phone_last4: ({ phone }) => phone.slice(-4),
  });
  await insertRows(sql, 'identity_match', people, 'identity_id', {
    other_id: id,
    kind: () => 'PHONE',
    found_at: ({ createdAt }) => createdAt,
  });
  await insertRows(sql, 'account', people, 'id, identity_id, user_type, created_at', {
    registration_stage: () => RegistrationStage.REGISTERED_DONE,
  });
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
    ...cast.store,
    ...cast,
    castId: cast.id,
    storeId: cast.store.id,
    reviews: reviews.get(cast.id) ?? { count: 0, points: 0 },
  }));
  const said = 'id, nickname, birthday, cast_class, stage, price30, price15, short_profile, self_intro';
  await insertRows(
    sql,
    'cast_member',
    rows,
    `${said}, store_id, genre, prefecture, district, registered_at`,
    {
      verify_status: () => AgeStatus.VERIFIED,
      profile: ({ detail }) => JSON.stringify(detail),
      review_count: (row) => row.reviews.count,
      review_points: (row) => row.reviews.points,
      search_text: searchText,
    },
  );
  // Where they stand is reckoned by the product, which finds them due today: nothing that is played before is about it.
  const due_at = () => instantAt(demo.options.today, 0);
  await insertRows(sql, 'standing_due', rows, 'cast_id', { due_at });
  await insertPhotos(sql, demo);
  const tags = rows.flatMap(({ castId, tags: own }) => own.map((tag) => ({ castId, ...tag })));
  await insertRows(sql, 'cast_tag', tags, 'cast_id, tag', { tag_group: ({ group }) => group });
}

async function insertPhotos(sql: Sql, demo: DemoData): Promise<void> {
  const photos = demo.casts.flatMap(photoRows);
  const avatars = photos.filter(({ position }) => position === 1);
  await insertRows(sql, 'cast_photo', avatars, 'cast_id', {
    path: ({ path, colour }) => `${path}#${colour}`,
  });
  await insertRows(sql, 'media', photos, 'account_id, kind, position', {
    id: ({ mediaId }) => mediaId,
    visibility: () => 'ALL_GUESTS',
  });
  await insertRows(sql, 'media_file', photos, 'id, media_id, account_id, kind', {
    state: () => 'PUBLISHED',
    static_path: ({ path }) => path,
    colour: ({ colour }) => colour,
    has_qr: () => false,
    submitted_at: ({ at }) => at,
    decided_at: ({ at }) => at,
  });
}

/** Pictures that come with the product, looked at when she registered. */
const photoRows = (cast: DemoCast) =>
  cast.photos.map((number, at) => ({
    mediaId: demoId(cast.registeredAt, 'media', cast.id, at),
    id: demoId(cast.registeredAt, 'media_file', cast.id, at),
    castId: cast.id,
    accountId: cast.id,
    kind: 'PHOTO',
    position: at + 1,
    path: photoPath(number),
    colour: photoColour(number),
    at: cast.registeredAt,
  }));

/** The text in which a search looks for words. */
function searchText(cast: DemoCast): string {
  const { nickname, store, shortProfile, tags } = cast;
  return foldForSearch(
    [nickname, store.name, store.district, shortProfile, ...tags.map(({ tag }) => tag)].join(' '),
  );
}
