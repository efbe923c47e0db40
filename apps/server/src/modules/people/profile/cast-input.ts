import type { z } from 'zod/mini';
import type { storeInput } from '@yoimachi/contract/profile';
import { checkShopPhone } from '@yoimachi/domain/account';
import { isDistrictOf } from '@yoimachi/domain/profile';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { StoreFields } from './stores.store.ts';

export type StoreInput = z.output<typeof storeInput>;

type CheckStoreFailure =
  | 'STORE_ADDRESS_REQUIRED'
  | 'STORE_AREA_INVALID'
  | 'STORE_NAME_REQUIRED'
  | 'STORE_PHONE_INVALID'
  | 'STORE_URL_INVALID';

/** The store as it is shown to guests. */
export function checkStore(input: StoreInput): Result<StoreFields, CheckStoreFailure> {
  if (input.storeName === '') return fail('STORE_NAME_REQUIRED', 'storeName');
  if (input.storeAddress === '') return fail('STORE_ADDRESS_REQUIRED', 'storeAddress');
  const phone = checkShopPhone(input.storePhoneNumber);
  if (!phone.ok) return fail('STORE_PHONE_INVALID', 'storePhoneNumber');
  if (!isDistrictOf(input.storePrefecture, input.storeArea)) return fail('STORE_AREA_INVALID', 'storeArea');
  const url = input.storeUrl?.trim() || null;
  if (url !== null && !isWebAddress(url)) return fail('STORE_URL_INVALID', 'storeUrl');
  return ok({
    name: input.storeName,
    genre: input.storeCategory,
    prefecture: input.storePrefecture,
    district: input.storeArea,
    address: input.storeAddress,
    phone: phone.value,
    url,
  });
}

/** Only http and https: the address becomes a link on a public page. */
function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
