import type { Trx } from '#platform/database';
import { insertAlarm } from '../alarm.store.ts';
import { URGENT_ALERTS } from '../urgent.ts';

const URGENT: ReadonlySet<string> = new Set(URGENT_ALERTS);

/** Begins an alarm with an urgent alert, and says whether it is one; who is on duty is told by what is due. */
export async function raiseAlarm(
  trx: Trx,
  { alertId, kind, at }: { readonly alertId: number; readonly kind: string; readonly at: Date },
): Promise<boolean> {
  const isUrgent = URGENT.has(kind);
  if (isUrgent) await insertAlarm(trx, alertId, at);
  return isUrgent;
}
