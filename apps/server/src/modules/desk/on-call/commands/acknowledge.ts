import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { Db, Trx } from '#platform/database';
import type { Clock } from '#platform/clock';
import { alarmOfAlert, takeAlarm } from '../alarm.store.ts';

/** An operator takes an alarm; taking it twice is one. */
export async function acknowledge(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { alertId, operator }: { readonly alertId: number; readonly operator: Pick<OperatorRef, 'id'> },
): Promise<Result<undefined, 'ALARM_TAKEN' | 'NOT_FOUND'>> {
  const alarm = await alarmOfAlert(db, alertId);
  if (!alarm) return fail('NOT_FOUND');
  if (await takeAlarm(db as Trx, alarm.id, operator.id, clock.now())) return ok();
  const taken = await alarmOfAlert(db, alertId);
  return taken?.acknowledged_by === operator.id ? ok() : fail('ALARM_TAKEN');
}
