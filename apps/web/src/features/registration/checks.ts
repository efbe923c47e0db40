import type { profileRoutes } from '@yoimachi/contract/profile';
import type { BodyInputOf } from '@yoimachi/contract/route';
import { checkEmail, checkKatakana, checkNickname, checkShopPhone } from '@yoimachi/domain/account';
import { DISTRICTS } from '@yoimachi/domain/profile';
import { hasVisibleText } from '@yoimachi/domain/text';
import { birthdayOf, birthdayProblem, codeOf, partsOf } from '../profile/index.ts';
import type { BirthdayParts, CastOwnProfile, Problems } from '../profile/index.ts';
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

/** Step 1: everything is required; 18 from the birthday on. */
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

/** Of checked values: the birthday exists. */
export function accountBodyOf(values: AccountValues): AccountBody {
  return { ...values, birthday: String(birthdayOf(values.birthday)) };
}

export interface StoreValues {
  readonly storeName: string;
  readonly storeAddress: string;
  readonly storePhoneNumber: string;
  /** '' until chosen. */
  readonly storeCategory: string;
  readonly storeArea: string;
  readonly storeUrl: string;
}

export function storeValuesOf({ store }: CastOwnProfile): StoreValues {
  return {
    storeName: store?.storeName ?? '',
    storeAddress: store?.storeAddress ?? '',
    storePhoneNumber: store?.storePhoneNumber ?? '',
    storeCategory: store ? String(store.storeCategory) : '',
    storeArea: store?.storeArea ?? '',
    storeUrl: store?.storeUrl ?? '',
  };
}

/** Step 3: everything but the web address is required. */
export function checkStore(values: StoreValues): Problems<StoreValues> {
  const url = values.storeUrl.trim();
  return {
    storeName: hasVisibleText(values.storeName) ? undefined : 'STORE_NAME_REQUIRED',
    storeAddress: hasVisibleText(values.storeAddress) ? undefined : 'STORE_ADDRESS_REQUIRED',
    storePhoneNumber: checkShopPhone(values.storePhoneNumber).ok ? undefined : 'STORE_PHONE_INVALID',
    storeCategory: values.storeCategory === '' ? t.selectGenre : undefined,
    storeArea: values.storeArea === '' ? 'STORE_AREA_INVALID' : undefined,
    storeUrl: url === '' || isWebAddress(url) ? undefined : 'STORE_URL_INVALID',
  };
}

/** Of checked values: the prefecture is that of the chosen district. */
export function storeBodyOf(values: StoreValues): StoreBody {
  const district = DISTRICTS.find(({ name }) => name === values.storeArea);
  return {
    ...values,
    storeCategory: Number(values.storeCategory),
    storePrefecture: district?.prefecture ?? 0,
    storeUrl: values.storeUrl.trim() || null,
  };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
