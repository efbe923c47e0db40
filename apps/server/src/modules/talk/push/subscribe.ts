import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { PushAddress } from '#gateways/push/port.ts';
import { withTransaction } from '#platform/database';
import type { Principal } from '#platform/http';
import type { PushContext } from './send-push.ts';
import type { AppContext } from '#platform/module';
import { lockHeld, lockSession, removeHeld, takeBrowser } from './push.store.ts';
import { endpointIndex, sealAddress } from './seal.ts';

/**
 * From now on this browser gets the pushes of the caller's account, and of no other: two accounts in one browser have one address there. A
 * session that has ended meanwhile gets none. NOT_FOUND where none are sent.
 */
export async function subscribe(
  { clock, crypto, db, ids, push }: PushContext & Pick<AppContext, 'ids'>,
  { accountId, sessionId }: Principal,
  address: PushAddress,
): Promise<Result<undefined, 'NOT_FOUND'>> {
  if (push.publicKey === null) return fail('NOT_FOUND');
  const endpoint_index = endpointIndex(crypto, address.endpoint);
  return withTransaction(db, async (trx) => {
    if (!(await lockSession(trx, sessionId))) return ok();
    const held = await lockHeld(trx, sessionId, endpoint_index);
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
