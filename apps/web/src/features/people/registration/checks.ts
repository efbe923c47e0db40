import type { profileRoutes, FoundStore } from '@yoimachi/contract/profile';
import type { BodyInputOf } from '@yoimachi/contract/route';
import { checkEmail, checkKatakana, checkNickname } from '@yoimachi/domain/account';
import { storeProblems } from '@yoimachi/domain/profile';
import { hasVisibleText } from '@yoimachi/domain/text';
import { knownDistricts } from '#lib/districts.ts';
import { codeOf, type Problems } from '#lib/use-form.ts';
import { birthdayOf, birthdayProblem, partsOf } from '#people/profile';
import type { BirthdayParts, CastOwnProfile } from '#people/profile';
import { registrationTexts as t } from './ja.ts';

export interface AccountValues {
  readonly name: string;
  readonly nameKana: string;
  readonly birthday: BirthdayParts;
  readonly email: string;
  readonly nickname: string;
}
export type AccountBody = Omit<BodyInputOf<typeof profileRoutes.putAccountInfo>, 'firebase_token'>;
export type StoreBody = BodyInputOf<typeof profileRoutes.putStore>;

export function accountValuesOf({ accountInfo, nickname }: CastOwnProfile): AccountValues {
  return {
    name: accountInfo?.name ?? '',
    nameKana: accountInfo?.nameKana ?? '',
    birthday: partsOf(accountInfo?.birthday ?? null),
    email: accountInfo?.email ?? '',
    nickname,
  };
}

/** Step 1: everything is required; at least 18 by the birthday. */
export function checkAccount(values: AccountValues, now: Date): Problems<AccountValues> {
  const birthday = birthdayOf(values.birthday);
  return {
    name: hasVisibleText(values.name) ? undefined : 'NAME_REQUIRED',
    nameKana: hasVisibleText(values.nameKana)
      ? codeOf(checkKatakana(values.nameKana, 'nameKana'))
      : t.enterKana,
    birthday: birthday === null ? t.selectBirthday : birthdayProblem(birthday, now),
    email: codeOf(checkEmail(values.email)),
    nickname: codeOf(checkNickname(values.nickname)),
  };
}

/** For validated values: the birthday exists. */
export function accountBodyOf(values: AccountValues): AccountBody {
  return { ...values, birthday: String(birthdayOf(values.birthday)) };
}

export interface StoreValues {
  /** What she searches for among the existing stores. */
  readonly wanted: string;
  /** The one she has found; null if none, and while she adds a new one. */
  readonly chosen: FoundStore | null;
  readonly isNew: boolean;
  /** She has seen the similar ones, and hers is a different one. */
  readonly isAnother: boolean;
  readonly storeName: string;
  readonly storeAddress: string;
  readonly storePhoneNumber: string;
  /** '' until chosen. */
  readonly storeCategory: string;
  readonly storePrefecture: string;
  readonly storeArea: string;
  readonly storeUrl: string;
}

export function storeValuesOf({ store }: CastOwnProfile): StoreValues {
  return {
    wanted: store?.storeName ?? '',
    chosen: store,
    isNew: false,
    isAnother: false,
    ...newStoreValues(store),
  };
}

/** The fields of a new store, prefilled with an existing one to correct. */
export function newStoreValues(store: FoundStore | null) {
  return {
    storeName: store?.storeName ?? '',
    storeAddress: store?.storeAddress ?? '',
    storePhoneNumber: store?.storePhoneNumber ?? '',
    storeCategory: store ? String(store.storeCategory) : '',
    storePrefecture: store ? String(store.storePrefecture) : '',
    storeArea: store?.storeArea ?? '',
    storeUrl: store?.storeUrl ?? '',
  };
}

/** Step 3: a store is chosen, or a new one has everything except the web address. */
export function checkStore(values: StoreValues): Problems<StoreValues> {
  if (!values.isNew) return { wanted: values.chosen ? undefined : t.chooseStore };
  const form = { ...values, storePrefecture: Number(values.storePrefecture) };
  const { storeArea, ...problems } = storeProblems(form, knownDistricts(), isWebAddress);
  return {
    ...problems,
    storeCategory: values.storeCategory === '' ? t.selectGenre : undefined,
    storePrefecture: values.storePrefecture === '' ? t.selectPrefecture : undefined,
    storeArea: values.storePrefecture === '' ? undefined : storeArea,
  };
}

/** For validated values: the new store. */
export function storeBodyOf(values: StoreValues): StoreBody {
  const { storeName, storeAddress, storePhoneNumber, storeArea, isAnother } = values;
  return {
    storeName,
    storeAddress,
    storePhoneNumber,
    storeArea,
    isAnother,
    storeCategory: Number(values.storeCategory),
    storePrefecture: Number(values.storePrefecture),
    storeUrl: values.storeUrl.trim() || null,
  };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
