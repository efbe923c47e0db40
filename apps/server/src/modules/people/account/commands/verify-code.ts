import type { accountRoutes } from '@yoimachi/contract/account';
import type { BodyOf } from '@yoimachi/contract/route';
import { toE164, type PhoneError } from '@yoimachi/domain/account';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { noteDevice } from '#people/person';
import { withTransaction, type Trx } from '#platform/database';
import type { AccountDeps } from '../account.deps.ts';
import { ownerCheckOf } from './owner-check.ts';
import { createGrant, createIdentity, credentialsOf, type Credentials } from './sign-in.ts';
import { countTry, spendCode, type CodeFailure, type SpentCode } from './spend-code.ts';

export type VerifyCodeOrder = BodyOf<typeof accountRoutes.verifyCode>;

type VerifyFailure = CodeFailure | 'OWNER_CHECK_DUE' | 'OWNER_CHECK_FAILED';

/**
 * Exchanges the code a browser requested for an identity token; the number is proved by it. Where nobody proved it for long, the right code
 * alone is OWNER_CHECK_DUE with what to `ask`, and comes again with the answer; a wrong one counts as a try of the code.
 */
export async function verifyCode(
  deps: AccountDeps,
  order: VerifyCodeOrder,
): Promise<Result<Credentials, PhoneError | VerifyFailure>> {
  const phone = toE164(order.phone, { allowTestPrefix: deps.config.allowTestPrefix });
  if (!phone.ok) return phone;
  const signedIn = await withTransaction(
    deps.db,
    async (trx) => {
      const spent = await spendCode(deps, trx, { ...order, e164: phone.value, purpose: 'LOGIN' });
      if (!spent.ok) return spent;
      const owned = await checkOwner(deps, trx, phone.value, spent.value, order.owner);
      if (!owned.ok) return owned;
      const at = deps.clock.now();
      const identityId = await createIdentity(trx, deps, phone.value, at);
      await noteDevice(trx, { identityId, browserId: order.browserId }, at);
      return ok({ identityId, ...(await createGrant(trx, deps, identityId, at)) });
    },
    { keepOnFailure: true },
  );
  return signedIn.ok ? ok(await credentialsOf(deps.identityTokens, signedIn.value)) : signedIn;
}

async function checkOwner(
  deps: AccountDeps,
  trx: Trx,
  e164: string,
  spent: SpentCode,
  typed: string | undefined,
): Promise<Result<undefined, VerifyFailure>> {
  const check = await ownerCheckOf(deps, trx, e164);
  if (!check) return spent.isRepeat ? fail('CODE_EXPIRED', 'code') : ok();
  if (typed === undefined) return fail('OWNER_CHECK_DUE', 'owner', { ask: check.ask });
  if (check.isRight(typed)) return ok();
  const refused = fail('OWNER_CHECK_FAILED', 'owner', { ask: check.ask, triesLeft: spent.triesLeft });
  return countTry(trx, spent, deps.clock.now(), refused);
}
