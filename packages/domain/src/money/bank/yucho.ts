import { BankAccountType, normaliseDigits } from '@yoimachi/domain/account';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { ACCOUNT_NUMBER_DIGITS } from './account.ts';
import { KANJI_NUMERALS } from './yucho.ja.ts';

export const YUCHO_BANK_CODE = '9900';

export type YuchoError = 'YUCHO_SYMBOL_INVALID' | 'YUCHO_NUMBER_INVALID';

export interface YuchoAccount {
  readonly bankCode: string;
  /** Three digits. */
  readonly branchCode: string;
  /** The branch's name: its code in kanji numerals. */
  readonly branchName: string;
  readonly accountType: BankAccountType;
  /** Seven digits. */
  readonly accountNumber: string;
}

/** 記号, with the digit of a reissued passbook between it and 番号, which is ignored. */
const SYMBOL_PATTERN = /^([01]\d{4})(?:-?\d)?$/;
const SAVINGS_NUMBER_PATTERN = /^\d{1,7}1$/;
const TRANSFER_NUMBER_PATTERN = /^\d{1,7}$/;
const DASHES = /[‐−―ー]/g;

/**
 * The account other banks transfer to, from the 記号 and 番号 of a Yucho passbook: 10530-12345671 is branch 058, ordinary,
 * 1234567. A 記号 starting with 1 is a savings account (番号 ends in 1, which is dropped), one with 0 a transfer account. Failure fields:
 * `yuchoSymbol`, `yuchoNumber`.
 */
export function fromYucho(symbolText: string, numberText: string): Result<YuchoAccount, YuchoError> {
  const symbol = SYMBOL_PATTERN.exec(symbolText.normalize('NFKC').replace(DASHES, '-').trim())?.[1];
  if (symbol === undefined) return fail('YUCHO_SYMBOL_INVALID', 'yuchoSymbol');
  const number = normaliseDigits(numberText) ?? '';
  const isSavings = symbol.startsWith('1');
  if (!(isSavings ? SAVINGS_NUMBER_PATTERN : TRANSFER_NUMBER_PATTERN).test(number)) {
    return fail('YUCHO_NUMBER_INVALID', 'yuchoNumber');
  }
  const branchCode = symbol.slice(1, 3) + (isSavings ? '8' : '9');
  return ok({
    bankCode: YUCHO_BANK_CODE,
    branchCode,
    branchName: [...branchCode].map((digit) => KANJI_NUMERALS.charAt(Number(digit))).join(''),
    accountType: isSavings ? BankAccountType.ORDINARY : BankAccountType.CURRENT,
    accountNumber: (isSavings ? number.slice(0, -1) : number).padStart(ACCOUNT_NUMBER_DIGITS, '0'),
  });
}
