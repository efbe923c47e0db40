import { toE164 } from '@yoimachi/domain/account';
import { createIdentityTokens } from '../../../apps/server/src/gateways/identity/index.ts';
import {
  createGrant,
  createIdentity,
  credentialsOf,
} from '../../../apps/server/src/modules/people/account/index.ts';
import { withTransaction } from '../../../apps/server/src/platform/database/index.ts';
import type { AppContext } from '../../../apps/server/src/platform/module/index.ts';

export interface Entering {
  /** As it is typed. */
  readonly phone: string;
}

/** What a browser has whose owner has typed the code of a number: an identity token. Neither a code nor a proof of work is asked for. */
export async function enterAs(context: AppContext, { phone }: Entering): Promise<{ firebaseToken: string }> {
  const e164 = toE164(phone, { allowTestPrefix: true });
  if (!e164.ok) throw new Error(`${phone} is no number`);
  const signedIn = await withTransaction(context.db, async (trx) => {
    const at = context.clock.now();
    const identityId = await createIdentity(trx, context, e164.value, at);
    return { identityId, ...(await createGrant(trx, context, identityId, at)) };
  });
  const { firebase_token: firebaseToken } = await credentialsOf(createIdentityTokens(context), signedIn);
  return { firebaseToken };
}
