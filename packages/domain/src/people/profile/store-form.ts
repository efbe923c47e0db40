import { checkShopPhone } from '@yoimachi/domain/account';
import { hasVisibleText } from '@yoimachi/domain/text';
import { isDistrictOf, type Districts } from './districts.ja.ts';

export interface StoreForm {
  readonly storeName: string;
  readonly storeAddress: string;
  readonly storePhoneNumber: string;
  /** Code 1 to 47. */
  readonly storePrefecture: number;
  readonly storeArea: string;
  /** Null or blank: it has none. */
  readonly storeUrl?: string | null | undefined;
}

export type StoreProblem =
  | 'STORE_ADDRESS_REQUIRED'
  | 'STORE_AREA_INVALID'
  | 'STORE_NAME_REQUIRED'
  | 'STORE_PHONE_INVALID'
  | 'STORE_URL_INVALID';

/** What is wrong with a store as it was typed, field by field in the form's order (rules.md 2). `isWebAddress` parses an address, which the rules cannot. */
export function storeProblems(
  form: StoreForm,
  districts: Districts,
  isWebAddress: (text: string) => boolean,
): Partial<Record<keyof StoreForm, StoreProblem>> {
  const url = form.storeUrl?.trim() ?? '';
  return {
    ...(!hasVisibleText(form.storeName) && { storeName: 'STORE_NAME_REQUIRED' }),
    ...(!hasVisibleText(form.storeAddress) && { storeAddress: 'STORE_ADDRESS_REQUIRED' }),
    ...(!checkShopPhone(form.storePhoneNumber).ok && { storePhoneNumber: 'STORE_PHONE_INVALID' }),
    ...(!isDistrictOf(districts, form.storePrefecture, form.storeArea) && {
      storeArea: 'STORE_AREA_INVALID',
    }),
    ...(url !== '' && !isWebAddress(url) && { storeUrl: 'STORE_URL_INVALID' }),
  };
}
