import type { z } from 'zod/mini';
import type {
  CastProfileDetail,
  castOwnProfile,
  FoundStore,
  GuestProfileDetail,
  guestProfile,
} from '@yoimachi/contract/profile';
import { openGuestStep, openStep } from '@yoimachi/domain/profile';
import type { Crypto } from '#platform/crypto';
import type { CastRow } from './cast.store.ts';
import type { GuestRow } from './guest.store.ts';
import { openAccountInfo } from './private.ts';
import type { OwnStoreRow, StoreRow } from './stores.store.ts';

/** A guest's own profile; nobody else gets this answer. */
export function presentGuest(row: GuestRow, phone: string | null): z.output<typeof guestProfile> {
  return {
    userId: row.id,
    nickname: row.nickname,
    birthday: row.birthday,
    isBirthdayFixed: row.isBirthdayFixed,
    registrationStage: row.registration_stage,
    ageChecked: row.age_checked_at !== null,
    photo: row.photo,
    phone,
    currentStep: openGuestStep({
      hasBirthday: row.birthday !== null,
      hasCard: row.card_id !== null,
      registrationStage: row.registration_stage,
    }),
    detail: row.profile as GuestProfileDetail,
  };
}

/** A cast's own registration, private parts opened; nobody else gets this answer. */
export function presentCast(
  row: CastRow,
  parts: {
    readonly phone: string | null;
    readonly photos: string[];
    readonly tags: { group: string; tag: string }[];
    readonly store: OwnStoreRow | null;
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
    currentStep: openStep({
      hasAccountInfo: row.account_info !== null,
      hasBankAccount: row.bank_account !== null,
      hasStore: row.store_id !== null,
      registrationStage: row.registration_stage,
    }),
    store: parts.store && { ...presentStore(parts.store), mayCorrect: parts.store.may_correct },
    publicProfile: {
      shortProfile: row.short_profile,
      selfIntro: row.self_intro,
      detail: row.profile as CastProfileDetail,
      tags: parts.tags,
    },
    photos: parts.photos,
    paused: row.paused_at !== null,
  };
}

/** The same as an operator is shown it who looks as this member: number, birthday and name have a private read of their own. */
export function withoutPrivate<Profile extends z.output<typeof guestProfile | typeof castOwnProfile>>(
  profile: Profile,
): Profile {
  const hidden = { birthday: null, phone: null, ...('accountInfo' in profile && { accountInfo: null }) };
  return { ...profile, ...hidden };
}

/** A store as casts find it, whoever works there. */
export function presentStore(row: StoreRow): FoundStore {
  return {
    storeId: row.id,
    storeName: row.name,
    storeAddress: row.address,
    storePhoneNumber: row.phone,
    storeCategory: row.genre,
    storePrefecture: row.prefecture,
    storeArea: row.district,
    storeUrl: row.url,
  };
}
