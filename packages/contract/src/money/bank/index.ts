import * as z from 'zod/mini';
import { instant, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

/** A bank or a branch. */
export const bankOrBranch = z.object({ code: z.string(), name: z.string(), kana: z.string() });
export type BankOrBranch = z.output<typeof bankOrBranch>;

const accountType = () => z.literal(['ORDINARY', 'CURRENT', 'SAVINGS']);
const found = z.object({ items: z.array(bankOrBranch) });
const searchText = z.optional(text(40));

export const bankAccountInput = z.object({
  bankName: text(60),
  bankCode: text(20),
  branchName: text(60),
  branchCode: text(20),
  accountType: accountType(),
  /** Absent or null: keeps the stored number, if bank, branch and type are also the stored ones. */
  accountNumber: z.optional(z.nullable(text(20))),
  /** Katakana, hiragana or half-width kana, letters, digits. */
  accountHolder: text(60),
});

export const bankAccount = z.object({
  bankName: z.string(),
  bankCode: z.string(),
  branchName: z.string(),
  branchCode: z.string(),
  accountType: accountType(),
  /** `***4567` */
  maskedNumber: z.string(),
  accountHolder: z.string(),
  /** In half-width kana, as written in the transfer. */
  accountHolderKana: z.string(),
  /** Whether the holder is the registered person; other accounts are not paid until an operator has checked. */
  isOwnName: z.boolean(),
  changedAt: z.nullable(instant()),
});
export type BankAccountAnswer = z.output<typeof bankAccount>;

export const bankRoutes = {
  searchBanks: route('GET', '/banks', 'cast', {
    summary: 'Up to 20 banks by name, kana or code; those that begin with the text come first.',
    query: z.object({ text: searchText }),
    answer: found,
  }),
  searchBranches: route('GET', '/branches', 'cast', {
    summary: 'Up to 20 branches of a bank by name, kana or code.',
    query: z.object({ bankCode: text(20), text: searchText }),
    answer: found,
    errors: ['BANK_UNKNOWN'],
  }),
  getBankAccount: route('GET', '/cast/profiles/bank_account', 'cast', {
    summary: 'The account her payoffs go to, its number masked; with her registered name in kana.',
    answer: z.object({ account: z.nullable(bankAccount), registeredNameKana: z.nullable(z.string()) }),
  }),
  putBankAccount: route('PUT', '/cast/profiles/bank_account', 'cast', {
    summary:
      'Registration step 2 and later changes: the account payoffs go to. Names of bank and branch are the directory’s.',
    body: bankAccountInput,
    answer: bankAccount,
    errors: [
      'REGISTRATION_ORDER',
      'BANK_NAME_REQUIRED',
      'BANK_CODE_INVALID',
      'BANK_UNKNOWN',
      'BRANCH_NAME_REQUIRED',
      'BRANCH_CODE_INVALID',
      'BRANCH_UNKNOWN',
      'ACCOUNT_NUMBER_INVALID',
      'ACCOUNT_NUMBER_YUCHO',
      'ACCOUNT_HOLDER_REQUIRED',
      'ACCOUNT_HOLDER_KANA',
      'ACCOUNT_HOLDER_LENGTH',
    ],
  }),
} as const;
