import { ok, type Result } from '@yoimachi/domain/result';
import { insertAudit, letAct } from '#desk/operator';
import { withTransaction } from '#platform/database';
import type { StepRow } from '../alarm.store.ts';
import type { OnCallDeps } from '../on-call.deps.ts';
import { acknowledge } from './acknowledge.ts';

/** Who was told takes the alarm by the link: kept as if he had made the operators' call. */
export function takeByLink(
  { db, clock, log }: OnCallDeps,
  step: StepRow,
): Promise<Result<undefined, 'ALARM_TAKEN' | 'NOT_FOUND' | 'OPERATOR_DISABLED'>> {
  const operator = { id: step.operator_id, name: step.operator_name };
  const targets = { alertId: step.alert_id };
  return withTransaction(db, async (trx) => {
    const allowed = await letAct(trx, operator);
    if (!allowed.ok) return allowed;
    const taken = await acknowledge({ db: trx, clock }, { alertId: step.alert_id, operator });
    if (!taken.ok) return taken;
    await insertAudit(trx, {
      operatorId: operator.id,
      at: clock.now(),
      call: 'acknowledgeAlarm',
      targets,
      outcome: 'DONE',
    });
    log.info({ security: true, operator, call: 'acknowledgeAlarm', targets }, 'an operator acted by a link');
    return ok();
  });
}
