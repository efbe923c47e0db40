import type { Trx } from '#platform/database';
import { listAccounts } from '#people/account';
import { findLastChange, withdrawChange } from '../change.store.ts';

/**
 * Somebody leaves an account: a change of number that waits is taken back when it was asked for in it, or when no account stays. The caller
 * holds the identity, so that an operator who decides at the same time comes before or finds it decided.
 */
export async function takeBackOfLeaver(
  trx: Trx,
  { accountId, identityId }: { readonly accountId: string; readonly identityId: string },
  at: Date,
): Promise<void> {
  const change = await findLastChange(trx, identityId);
  if (change?.state !== 'WAITING') return;
  const isLast = (await listAccounts(trx, identityId)).every(({ id }) => id === accountId);
  if (isLast || change.account_id === accountId) await withdrawChange(trx, identityId, at);
}
