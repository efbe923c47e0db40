import { isPhoneCheckDue } from '@yoimachi/domain/phone';
import { foldForSearch } from '@yoimachi/domain/text';
import type { Trx } from '#platform/database';
import type { AccountDeps, Registered } from '../account.deps.ts';
import { listAccounts } from '../account.store.ts';
import { findIdentityOfPhone, readIdentityPhone } from '../identity.store.ts';

/** What only the owner of an account knows of it. */
export type OwnerQuestion = 'BIRTHDAY' | 'NICKNAME';

export interface OwnerCheck {
  readonly ask: OwnerQuestion;
  isRight(typed: string): boolean;
}

/**
 * What to ask whoever signs in with a number that nobody proved for 90 days: a carrier may have given it to somebody else meanwhile, who gets
 * the code and must not get the account. Null when the number is nobody's, was proved since, or nothing is registered that could be asked.
 */
export async function ownerCheckOf(
  { clock, crypto, profiles }: Pick<AccountDeps, 'clock' | 'crypto' | 'profiles'>,
  trx: Trx,
  e164: string,
): Promise<OwnerCheck | null> {
  const identityId = await findIdentityOfPhone(trx, crypto.phoneIndex(e164));
  if (identityId === undefined) return null;
  const { phone_verified_at: provedAt } = await readIdentityPhone(trx, identityId);
  if (!provedAt || !isPhoneCheckDue(provedAt, clock.now())) return null;
  const accounts = await listAccounts(trx, identityId);
  if (accounts.length === 0) return null;
  const registered = await profiles.registeredOf(
    trx,
    accounts.map(({ id }) => id),
  );
  return checkOf(registered);
}

function checkOf(registered: readonly Registered[]): OwnerCheck | null {
  const birthdays = registered.flatMap(({ birthday }) => birthday ?? []);
  if (birthdays.length > 0) return { ask: 'BIRTHDAY', isRight: (typed) => birthdays.includes(typed.trim()) };
  const names = registered.map(({ nickname }) => foldForSearch(nickname)).filter((name) => name !== '');
  return names.length > 0
    ? { ask: 'NICKNAME', isRight: (typed) => names.includes(foldForSearch(typed)) }
    : null;
}
