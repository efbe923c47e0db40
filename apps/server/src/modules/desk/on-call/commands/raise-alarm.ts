import type { Trx } from '#platform/database';
import { insertAlarm } from '../alarm.store.ts';

/** Alerts that somebody has to answer within minutes (rules.md 10). */
const URGENT: ReadonlySet<string> = new Set([
  'OPERATOR_SOS',
  'OPERATOR_CHECKOUT_ALERT',
  'OPERATOR_NO_ANSWER',
  'OPERATOR_QUIET_CONTACT',
  'OPERATOR_QUIET_DANGER',
  'OPERATOR_READ_CEILING',
]);

/** Begins an alarm with an urgent alert; who is on duty is told by what is due. */
export async function raiseAlarm(
  trx: Trx,
  { alertId, kind, at }: { readonly alertId: number; readonly kind: string; readonly at: Date },
): Promise<void> {
  if (URGENT.has(kind)) await insertAlarm(trx, alertId, at);
}
