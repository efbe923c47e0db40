import type { BankAccount } from '@yoimachi/domain/bank';
import { fail, ok } from '@yoimachi/domain/result';
import { bankAccountChanged, operatorAlert } from '#events/catalogue.ts';
import type { BankDirectory } from '#gateways/bank-directory/port.ts';
import { withTransaction, type Trx } from '#platform/database';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { openBankAccount, writeBankAccount, sealPrivate } from '#people/profile';
import { identityOfAccount } from '#people/account';
import { noteSign } from '#people/person';
import { lockIndex, lockPrivate, othersWithAccount } from '../bank.store.ts';
import { checkBankAccount, type BankAccountInput } from '../check-account.ts';

type BankContext = Pick<AppContext, 'db' | 'clock' | 'crypto'> & { readonly directory: BankDirectory };

/**
 * Where payoffs go: step 2 of the registration and every later change. REGISTRATION_ORDER before step 1, and what
 * `checkBankAccount` refuses. An account another cast also has is reported to the operators; saving the same account again changes nothing.
 */
export function saveBankAccount(context: BankContext, castId: string, input: BankAccountInput) {
  const { db, crypto, directory } = context;
  return withTransaction(db, async (trx) => {
    const present = await lockPrivate(trx, castId);
    if (!present?.account_info) return fail('REGISTRATION_ORDER');
    const stored = openBankAccount(crypto, castId, present.bank_account);
    const checked = await checkBankAccount(directory, input, stored);
    if (!checked.ok) return checked;
    if (stored && isSame(stored, checked.value) && present.bank_account_index) return ok();
    await store(trx, context, castId, checked.value, stored === null);
    return ok();
  });
}

async function store(
  trx: Trx,
  context: BankContext,
  castId: string,
  account: BankAccount,
  isFirst: boolean,
): Promise<void> {
  const at = context.clock.now();
  const sealed = sealPrivate(context.crypto, 'bank_account', castId, account);
  const index = bankAccountIndex(context, account);
  await lockIndex(trx, index);
  await writeBankAccount(trx, castId, { sealed, index, changedAt: at });
  const identityId = await identityOfAccount(trx, castId);
  await noteSign(trx, { identityId, kind: 'BANK', sign: index.toString('hex') }, at);
  await publish(trx, bankAccountChanged, { castId, isFirst }, at);
  const others = await othersWithAccount(trx, castId, index);
  if (others.length > 0) {
    const payload = { kind: 'OPERATOR_SHARED_BANK_ACCOUNT', castId };
    await publish(trx, operatorAlert, payload, at);
  }
}

/** Equal for equal accounts, whoever has them; reveals nothing about the account. */
const bankAccountIndex = (
  { crypto }: BankContext,
  { bankCode, branchCode, accountType, accountNumber }: BankAccount,
): Buffer => crypto.hashSecret([bankCode, branchCode, accountType, accountNumber].join('-'), 'bank-account');

function isSame(one: BankAccount, other: BankAccount): boolean {
  const keys = ['bankCode', 'branchCode', 'accountType', 'accountNumber', 'accountHolder'] as const;
  return keys.every((key) => one[key] === other[key]);
}
