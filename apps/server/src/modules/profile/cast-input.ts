import type { z } from 'zod/mini';
import type { bankAccountInput, storeInput } from '@yoimachi/contract/profile';
import { checkKatakana, checkShopPhone, normaliseDigits } from '@yoimachi/domain/account';
import { isDistrict } from '@yoimachi/domain/profile';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { StoreRow } from './cast.store.ts';

export type BankInput = z.output<typeof bankAccountInput>;
export type StoreInput = z.output<typeof storeInput>;

const BANK_CODE_DIGITS = 4;
const BRANCH_CODE_DIGITS = 3;
const ACCOUNT_NUMBER_DIGITS = 7;

/** The account as banks write it: digits made plain, shorter account numbers padded with zeros, holder in katakana. */
export function checkBankAccount(input: BankInput): Result<BankInput> {
  if (input.bankName === '') return fail('BANK_NAME_REQUIRED', 'bankName');
  const bankCode = normaliseDigits(input.bankCode);
  if (bankCode?.length !== BANK_CODE_DIGITS) return fail('BANK_CODE_INVALID', 'bankCode');
  if (input.branchName === '') return fail('BRANCH_NAME_REQUIRED', 'branchName');
  const branchCode = normaliseDigits(input.branchCode);
  if (branchCode?.length !== BRANCH_CODE_DIGITS) return fail('BRANCH_CODE_INVALID', 'branchCode');
  const number = normaliseDigits(input.accountNumber);
  if (number === null || number.length > ACCOUNT_NUMBER_DIGITS)
    return fail('ACCOUNT_NUMBER_INVALID', 'accountNumber');
  const holder = checkKatakana(input.accountHolder, 'accountHolder');
  if (!holder.ok) return fail('ACCOUNT_HOLDER_KANA', 'accountHolder');
  const accountNumber = number.padStart(ACCOUNT_NUMBER_DIGITS, '0');
  return ok({ ...input, bankCode, branchCode, accountNumber, accountHolder: holder.value });
}

/** The store as it is shown to guests. */
export function checkStore(input: StoreInput): Result<StoreRow> {
  if (input.storeName === '') return fail('STORE_NAME_REQUIRED', 'storeName');
  if (input.storeAddress === '') return fail('STORE_ADDRESS_REQUIRED', 'storeAddress');
  const phone = checkShopPhone(input.storePhoneNumber);
  if (!phone.ok) return fail('STORE_PHONE_INVALID', 'storePhoneNumber');
  if (!isDistrict(input.storeArea)) return fail('STORE_AREA_INVALID', 'storeArea');
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
