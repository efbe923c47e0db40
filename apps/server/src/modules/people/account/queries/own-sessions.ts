import type { DeviceSession } from '@yoimachi/contract/account';
import type { Origin, Principal } from '#platform/http';
import type { AccountDeps } from '../account.deps.ts';
import { seenDevice } from '../commands/open-session.ts';
import { listSessions } from '../session.store.ts';

/** The open sessions of a person, for the person; the place is not known, only whether it is the caller's own network. */
export async function ownSessions(
  deps: Pick<AccountDeps, 'db' | 'crypto'>,
  { accountId, sessionId }: Principal,
  caller: Origin,
) {
  const { networkIndex } = seenDevice(deps, caller);
  const rows = await listSessions(deps.db, accountId);
  return rows.map((row) => ({
    sessionId: row.id,
    isCurrent: row.id === sessionId,
    userType: row.user_type,
    platform: row.platform,
    device: row.device as DeviceSession['device'],
    browser: row.browser as DeviceSession['browser'],
    isSameNetwork: row.network_index && row.network_index.equals(networkIndex),
    signedInAt: row.created_at,
    lastUsedAt: row.refreshed_at,
  }));
}
