import type { Trx } from '#platform/database';
import { endSessionsOfAccount } from '../session.store.ts';
import { endIdentity } from '../ways.store.ts';
import { sessionsEnded } from './end-sessions.ts';

/** Closes an identity whose last way in goes on to another identity of the same person; its sessions end. */
export async function closeIdentity(trx: Trx, identityId: string, at: Date): Promise<void> {
  for (const accountId of await endIdentity(trx, identityId, at))
    await sessionsEnded(trx, await endSessionsOfAccount(trx, accountId, 'LOGOUT', at));
}
