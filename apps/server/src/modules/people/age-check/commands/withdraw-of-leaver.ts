import type { Trx } from '#platform/database';
import { removeFiles } from '#people/upload';
import { openCheck, setEnded } from '../check.store.ts';
import { goneOfAccount } from '../file.store.ts';

/** Somebody leaves: what waits is taken back, and every picture of a document goes at once. The caller holds the person's rows. */
export async function withdrawOfLeaver(trx: Trx, accountId: string, at: Date): Promise<void> {
  const open = await openCheck(trx, accountId);
  if (open) await setEnded(trx, open.id, { state: 'WITHDRAWN', at });
  await removeFiles(trx, await goneOfAccount(trx, accountId, at), at);
}
