import { timingSafeEqual } from 'node:crypto';
import { isAtHostOf } from '@yoimachi/domain/push';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { PushAddress } from '#gateways/push/port.ts';
import { withTransaction } from '#platform/database';
import type { Principal } from '#platform/http';
import type { PushContext } from './send-push.ts';
import type { AppContext } from '#platform/module';
import { findSubscriber, lockHeld, lockSession, removeHeld, takeBrowser } from './push.store.ts';
import { endpointIndex, openAddress, sealAddress } from './seal.ts';

type SubscribeContext = PushContext & Pick<AppContext, 'config' | 'ids'>;

/**
 * From now on this browser gets the pushes of the caller's account, and of no other: two accounts in one browser have one address there. A
 * session that has ended meanwhile gets none. NOT_FOUND where none are sent, PUSH_SERVICE_UNKNOWN of an address elsewhere than at the services of
 * browsers: whatever is posted there, a stranger would get.
 *
 * @param from the address that the session has to have now; with another one, or none, nothing changes.
 */
export async function subscribe(
  { clock, config, crypto, db, ids, push }: SubscribeContext,
  { accountId, sessionId }: Pick<Principal, 'accountId' | 'sessionId'>,
  address: PushAddress,
  from?: PushAddress,
): Promise<Result<undefined, 'NOT_FOUND' | 'PUSH_SERVICE_UNKNOWN'>> {
  if (push.publicKey === null) return fail('NOT_FOUND');
  if (!isAtHostOf(address.endpoint, config.pushHosts)) return fail('PUSH_SERVICE_UNKNOWN', 'endpoint');
  const endpoint_index = endpointIndex(crypto, address.endpoint);
  return withTransaction(db, async (trx) => {
    if (!(await lockSession(trx, sessionId))) return ok();
    const held = await lockHeld(trx, sessionId, endpoint_index);
    const old = from && endpointIndex(crypto, from.endpoint);
    if (old && !held.some((one) => one.session_id === sessionId && one.endpoint_index.equals(old)))
      return ok();
    const isSame = held.some(
      (one) =>
        one.session_id === sessionId &&
        one.endpoint_index.equals(endpoint_index) &&
        one.p256dh === address.p256dh,
    );
    if (isSame) return ok();
    if (held.length > 0)
      await removeHeld(
        trx,
        held.map((one) => one.id),
      );
    const id = ids.newId();
    await takeBrowser(trx, {
      ...sealAddress(crypto, id, address),
      id,
      account_id: accountId,
      session_id: sessionId,
      endpoint_index,
      created_at: clock.now(),
    });
    return ok();
  });
}

/**
 * A browser's push service has given it another address, perhaps while no page of it was open: whoever got pushes at the old one gets them
 * there. It shows by the old address and its secret that it is the same browser; nothing happens where they are not known, or the new address is no push service's.
 */
export async function moveSubscription(
  context: SubscribeContext,
  { from, to }: { readonly from: PushAddress; readonly to: PushAddress },
): Promise<void> {
  const { crypto, db } = context;
  const found = await findSubscriber(db, endpointIndex(crypto, from.endpoint));
  if (!found) return;
  const { auth } = openAddress(crypto, found.id, found);
  if (auth.length !== from.auth.length || !timingSafeEqual(Buffer.from(auth), Buffer.from(from.auth))) return;
  await subscribe(context, { accountId: found.account_id, sessionId: found.session_id }, to, from);
}
