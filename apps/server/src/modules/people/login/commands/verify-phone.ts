import { toE164, type PhoneError } from '@yoimachi/domain/account';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { bindPhone, findOwner, lockIdentities, spendCode, type CodeFailure } from '#people/account';
import { noteDevice } from '#people/person';
import { withTransaction } from '#platform/database';
import type { LoginDeps } from '../login.deps.ts';

type VerifyPhoneFailure = PhoneError | CodeFailure | 'PHONE_ALREADY_VERIFIED' | 'PHONE_LINKED_ELSEWHERE';

/**
 * Gives a person who came by LINE her number. Whether somebody else has it is said only to who has proven that it is hers:
 * PHONE_LINKED_ELSEWHERE. The same number again changes nothing; another one is changed elsewhere: PHONE_ALREADY_VERIFIED.
 */
export async function verifyPhone(
  deps: LoginDeps,
  identityId: string,
  order: { readonly phone: string; readonly browserId: string; readonly code: string },
): Promise<Result<undefined, VerifyPhoneFailure>> {
  const phone = toE164(order.phone, { allowTestPrefix: deps.config.allowTestPrefix });
  if (!phone.ok) return phone;
  const e164 = phone.value;
  const at = deps.clock.now();
  return withTransaction(
    deps.db,
    async (trx) => {
      const spent = await spendCode(deps, trx, { ...order, e164, purpose: 'LOGIN' });
      if (!spent.ok) return spent;
      const [identity] = await lockIdentities(trx, [identityId]);
      if (identity?.hasPhone && identity.phoneIndex?.equals(deps.crypto.phoneIndex(e164))) return ok();
      if (spent.value.isRepeat) return fail('CODE_EXPIRED', 'code');
      if (identity?.hasPhone) return fail('PHONE_ALREADY_VERIFIED', 'phone');
      const owner = await findOwner(trx, deps, e164);
      if (owner !== undefined && owner !== identityId) return fail('PHONE_LINKED_ELSEWHERE', 'phone');
      await bindPhone(trx, deps, identityId, e164, at);
      await noteDevice(trx, { identityId, browserId: order.browserId }, at);
      return ok();
    },
    { keepOnFailure: true, constraints: { identity_phone_index_key: 'PHONE_LINKED_ELSEWHERE' } },
  );
}
