import { formatPhone } from '@yoimachi/domain/account';
import { fail, ok, type AuthFailure, type Result } from '@yoimachi/domain/result';
import { AUTH_CODE } from '@yoimachi/contract/errors';
import type { SignedIn } from '#gateways/identity/port.ts';
import { noteDevice } from '#people/person';
import { withTransaction } from '#platform/database';
import { unauthenticated } from '#platform/http';
import type { AccountDeps } from '../account.deps.ts';
import { isGrantRevoked, markPhoneVerified, readIdentityPhone } from '../identity.store.ts';
import { sendCodeTo } from './send-code.ts';
import { openPhone } from './sign-in.ts';
import { spendCode, type CodeFailure } from './spend-code.ts';

interface Sender {
  readonly browserId: string;
  readonly botCheck: string;
  readonly address: string;
}

/** The number of an identity whose browser is still signed in. */
async function phoneOf(
  { db, crypto }: Pick<AccountDeps, 'db' | 'crypto'>,
  { identityId, grantId }: SignedIn,
): Promise<Result<string, AuthFailure | 'NOT_FOUND'>> {
  if (await isGrantRevoked(db, grantId)) return unauthenticated(AUTH_CODE.SESSION_ENDED);
  const phone = openPhone(crypto, await readIdentityPhone(db, identityId));
  return phone === null ? fail('NOT_FOUND') : ok(phone);
}

/** Sends a code to the number that has to be proved again; the answer shows only its ends. */
export async function sendPhoneCheck(deps: AccountDeps, signedIn: SignedIn, sender: Sender) {
  const phone = await phoneOf(deps, signedIn);
  if (!phone.ok) return phone;
  const sent = await sendCodeTo(deps, phone.value, 'PHONE_CHECK', sender);
  if (!sent.ok) return sent;
  return ok({
    ...sent.value,
    maskedPhone: formatPhone(phone.value.replace(/^\+\d\d/, '0'), { masked: true }),
  });
}

/** Proves the number again, which lets this person's sessions be renewed. A code spent before counts as what it did. */
export async function verifyPhoneCheck(
  deps: AccountDeps,
  signedIn: SignedIn,
  typed: { readonly browserId: string; readonly code: string },
): Promise<Result<undefined, AuthFailure | 'NOT_FOUND' | CodeFailure>> {
  const phone = await phoneOf(deps, signedIn);
  if (!phone.ok) return phone;
  return withTransaction(
    deps.db,
    async (trx) => {
      const spent = await spendCode(deps, trx, { ...typed, e164: phone.value, purpose: 'PHONE_CHECK' });
      if (!spent.ok) return spent;
      if (spent.value.isRepeat) return ok();
      const { identityId } = signedIn;
      const at = deps.clock.now();
      await markPhoneVerified(trx, identityId, at);
      await noteDevice(trx, { identityId, browserId: typed.browserId }, at);
      return ok();
    },
    { keepOnFailure: true },
  );
}
