import { BankAccountType } from '@yoimachi/domain/account';
import { checkAccountNumber, fromYucho, toHolderKana, YUCHO_BANK_NAME } from '@yoimachi/domain/bank';
import type { Problems } from '#lib/use-form.ts';
import type { BankBody, StoredAccount } from './api/bank.ts';

/** The input. The codes are '' until a bank and a branch are chosen from the list. */
export interface BankValues {
  readonly isYucho: boolean;
  readonly bankName: string;
  readonly bankCode: string;
  readonly branchName: string;
  readonly branchCode: string;
  readonly accountType: BankAccountType;
  readonly accountNumber: string;
  readonly yuchoSymbol: string;
  readonly yuchoNumber: string;
  readonly accountHolder: string;
}

/** The number is never read back, so it starts empty. */
export function bankValuesOf(stored: StoredAccount | null): BankValues {
  return {
    isYucho: false,
    bankName: stored?.bankName ?? '',
    bankCode: stored?.bankCode ?? '',
    branchName: stored?.branchName ?? '',
    branchCode: stored?.branchCode ?? '',
    accountType: stored?.accountType ?? BankAccountType.ORDINARY,
    accountNumber: '',
    yuchoSymbol: '',
    yuchoNumber: '',
    accountHolder: stored?.accountHolder ?? '',
  };
}

/** Whether the stored number may stay: bank, branch and type are unchanged. */
export function keepsNumber(values: BankValues, stored: StoredAccount | null): boolean {
  return (
    stored !== null &&
    values.bankCode === stored.bankCode &&
    values.branchCode === stored.branchCode &&
    values.accountType === stored.accountType
  );
}

/** Errors, as the server would report them. */
export function checkBank(values: BankValues, stored: StoredAccount | null): Problems<BankValues> {
  const holder = toHolderKana(values.accountHolder);
  const accountHolder = holder.ok ? undefined : holder.error.code;
  if (values.isYucho) {
    const converted = fromYucho(values.yuchoSymbol, values.yuchoNumber);
    const wrong = converted.ok ? null : converted.error;
    return { accountHolder, ...(wrong && { [String(wrong.field)]: wrong.code }) };
  }
  const number = checkAccountNumber(values.accountNumber);
  const isKept = values.accountNumber.trim() === '' && keepsNumber(values, stored);
  return {
    bankName: choiceProblem(values.bankName, values.bankCode, 'BANK_NAME_REQUIRED', 'BANK_UNKNOWN'),
    branchName: choiceProblem(values.branchName, values.branchCode, 'BRANCH_NAME_REQUIRED', 'BRANCH_UNKNOWN'),
    accountNumber: isKept || number.ok ? undefined : number.error.code,
    accountHolder,
  };
}

/** Of checked values. */
export function bankBodyOf(values: BankValues): BankBody {
  const { bankName, bankCode, branchName, branchCode, accountType, accountHolder } = values;
  const converted = values.isYucho ? fromYucho(values.yuchoSymbol, values.yuchoNumber) : null;
  if (converted?.ok) return { ...converted.value, bankName: YUCHO_BANK_NAME, accountHolder };
  const accountNumber = values.accountNumber.trim() === '' ? null : values.accountNumber;
  return { bankName, bankCode, branchName, branchCode, accountType, accountNumber, accountHolder };
}

/** The Yucho account that symbol and number stand for; null while they are incomplete. */
export function yuchoOf(values: BankValues) {
  const converted = fromYucho(values.yuchoSymbol, values.yuchoNumber);
  return converted.ok ? converted.value : null;
}

function choiceProblem(name: string, code: string, required: string, unknown: string): string | undefined {
  if (code !== '') return undefined;
  return name.trim() === '' ? required : unknown;
}
