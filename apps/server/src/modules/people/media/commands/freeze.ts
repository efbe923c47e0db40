import type { Trx } from '#platform/database';
import { freezeShown } from '../evidence.store.ts';
import { lockOwner } from '../media.store.ts';

/** A report about somebody freezes what is shown of the person at that moment. */
export async function freezeMedia(
  trx: Trx,
  report: { readonly reportId: string; readonly reportedId: string; readonly at: Date },
): Promise<void> {
  await lockOwner(trx, report.reportedId);
  await freezeShown(trx, report);
}
