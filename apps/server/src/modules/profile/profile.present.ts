import type { z } from 'zod/mini';
import type {
  CastProfileDetail,
  castOwnProfile,
  GuestProfileDetail,
  guestProfile,
} from '@yoimachi/contract/profile';
import type { Crypto } from '../../platform/crypto/index.ts';
import type { CastRow } from './cast.store.ts';
import type { findGuest } from './guest.store.ts';
import { openAccountInfo } from './private.ts';

/** A guest's own profile; nobody else gets this answer. */
export function presentGuest(
  row: Awaited<ReturnType<typeof findGuest>>,
  phone: string,
): z.output<typeof guestProfile> {
  return {
    userId: row.id,
    nickname: row.nickname,
    birthday: row.birthday,
    registrationStage: row.registration_stage,
    ageChecked: row.age_checked_at !== null,
    phone,
    detail: row.profile as GuestProfileDetail,
  };
}

/** A cast's own registration, private parts opened; nobody else gets this answer. */
export function presentCast(
  row: CastRow,
  parts: {
    readonly phone: string;
    readonly photos: string[];
    readonly tags: { group: string; tag: string }[];
  },
  crypto: Crypto,
): z.output<typeof castOwnProfile> {
  return {
    userId: row.id,
    nickname: row.nickname,
    birthday: row.birthday,
    phone: parts.phone,
    registrationStage: row.registration_stage,
    verifyStatus: row.verify_status,
    castClass: row.cast_class,
    accountInfo: openAccountInfo(crypto, row.id, row.account_info),
    hasBankAccount: row.bank_account !== null,
    store: presentStore(row),
    publicProfile: {
      shortProfile: row.short_profile,
      selfIntro: row.self_intro,
      detail: row.profile as CastProfileDetail,
      tags: parts.tags,
    },
    photos: parts.photos,
  };
}

function presentStore(row: CastRow): z.output<typeof castOwnProfile>['store'] {
  if (row.store_name === null) return null;
  return {
    storeName: row.store_name,
    storeAddress: row.store_address!,
    storePhoneNumber: row.store_phone!,
    storeCategory: row.store_genre!,
    storePrefecture: row.store_prefecture!,
    storeArea: row.store_district!,
    storeUrl: row.store_url,
  };
}
