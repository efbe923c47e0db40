import { timingSafeEqual } from 'node:crypto';
import {
  CODE_DIGITS,
  CODE_LOCK_MINUTES,
  CODE_MAX_WRONG_TRIES,
  normaliseDigits,
  toE164,
  type PhoneError,
} from '@yoimachi/domain/account';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addMinutes } from '@yoimachi/domain/time';
import type { SignedIn } from '#gateways/identity/port.ts';
import { withTransaction, type Trx } from '#platform/database';
import type { AccountDeps } from '../account.deps.ts';
import { checkLock, spansAt } from '../code.policy.ts';
import { countWrongTry, lockLastCode, markCodeUsed, readNumberFacts } from '../code.store.ts';
import { createGrant, createIdentity } from './sign-in.ts';

export interface VerifyCodeOrder {
  readonly phone: string;
  readonly browserId: string;
  readonly code: string;
}

export interface Credentials {
  readonly firebaseToken: string;
  readonly refreshSecret: string;
  readonly expiresAt: Date;
}

type SignedInFailure = 'CODE_EXPIRED' | 'INVALID_VERIFICATION_CODE' | 'QUOTA_EXCEEDED' | 'TOO_MANY_ATTEMPTS';

type VerifyCodeFailure =
  | PhoneError
  | 'CODE_EXPIRED'
  | 'CODE_FORMAT'
  | 'INVALID_VERIFICATION_CODE'
  | 'QUOTA_EXCEEDED'
  | 'TOO_MANY_ATTEMPTS';

/**
 * Exchanges the code a browser requested for an identity token. Attempts count against the browser's own code only: nobody can use up
 * somebody else's (rules.md 2).
 */
export async function verifyCode(
  deps: AccountDeps,
  order: VerifyCodeOrder,
): Promise<Result<Credentials, VerifyCodeFailure>> {
  const phone = toE164(order.phone, { allowTestPrefix: deps.config.allowTestPrefix });
  if (!phone.ok) return phone;
  const code = normaliseDigits(order.code);
  if (code?.length !== CODE_DIGITS) return fail('CODE_FORMAT', 'code');

  const signedIn = await withTransaction(
    deps.db,
    async (trx): Promise<Result<SignedIn & { refreshSecret: string }, SignedInFailure>> => {
      const checked = await checkCode(deps, trx, deps.crypto.phoneIndex(phone.value), order.browserId, code);
      if (!checked.ok) return checked;
      const at = deps.clock.now();
      const identityId = await createIdentity(trx, deps, phone.value, at);
      return ok({ identityId, ...(await createGrant(trx, deps, identityId, at)) });
    },
    { keepOnFailure: true },
  );
  if (!signedIn.ok) return signedIn;
  const { token, expiresAt } = await deps.identityTokens.issue(signedIn.value);
  return ok({ firebaseToken: token, refreshSecret: signedIn.value.refreshSecret, expiresAt });
}

async function checkCode(
  { clock, crypto }: AccountDeps,
  trx: Trx,
  phoneIndex: Buffer,
  browserId: string,
  typed: string,
): Promise<Result<undefined, SignedInFailure>> {
  const code = await lockLastCode(trx, phoneIndex, browserId);
  const now = clock.now();
  const lock = checkLock(await readNumberFacts(trx, phoneIndex, browserId, spansAt(now)), now);
  if (!lock.ok) return lock;
  if (!code || code.used_at || code.voided_at || now >= code.expires_at) return fail('CODE_EXPIRED', 'code');
  if (timingSafeEqual(code.code_hash, crypto.hashSecret(typed, `sms-code:${code.id}`))) {
    await markCodeUsed(trx, code.id, now);
    return ok();
  }
  const triesLeft = CODE_MAX_WRONG_TRIES - code.wrong_tries - 1;
  await countWrongTry(trx, code.id, triesLeft > 0 ? null : now);
  if (triesLeft > 0) return fail('INVALID_VERIFICATION_CODE', 'code', { triesLeft });
  return fail('TOO_MANY_ATTEMPTS', 'code', { until: addMinutes(now, CODE_LOCK_MINUTES).toISOString() });
}
