export {
  BANK_CODE_DIGITS,
  BRANCH_CODE_DIGITS,
  ACCOUNT_NUMBER_DIGITS,
  ZENGIN_ACCOUNT_TYPE,
  type BankAccount,
  type AccountNumberError,
  checkAccountNumber,
  maskAccountNumber,
} from './account.ts';
export {
  HOLDER_MAX_BYTES,
  type HolderError,
  toHolderKana,
  checkHolderKana,
  bankKana,
  bankOrBranchName,
} from './kana.ts';
export { isOwnName, isSameHolder } from './holder-name.ts';
export { YUCHO_BANK_NAME } from './yucho.ja.ts';
export { YUCHO_BANK_CODE, type YuchoAccount, type YuchoError, fromYucho } from './yucho.ts';
