import { nextStepAt, toldNext } from '@yoimachi/domain/on-call';
import { withTransaction } from '#platform/database';
import { ok } from '@yoimachi/domain/result';
import type { DueRow } from '#platform/jobs';
import type { OnCallDeps } from '../on-call.deps.ts';
import { insertSteps, lockDue, setNext } from '../alarm.store.ts';
import { tellByMail, tellBySms } from '../tell.ts';
import { listShifts } from '../shift.store.ts';

/** Tells whose turn it is of an alarm that nobody has taken, and sets when the next is told. */
export function tellNext({ db, jobs, log }: OnCallDeps, { id, dueAt }: DueRow) {
  return withTransaction(db, async (trx) => {
    const alarm = await lockDue(trx, Number(id), dueAt);
    if (!alarm) return ok();
    const shifts = alarm.handled_at ? [] : await listShifts(trx);
    const told = toldNext(shifts, alarm.last_position, dueAt);
    if (told.length === 0) {
      if (!alarm.handled_at) log.error({ alarmId: alarm.id }, 'nobody is on call: an alarm reaches nobody');
      await setNext(trx, alarm.id, { at: null, lastPosition: alarm.last_position });
      return ok();
    }
    const steps = await insertSteps(
      trx,
      told.map((shift) => ({
        alarm_id: alarm.id,
        operator_id: shift.operatorId,
        shift_id: shift.id,
        told_at: dueAt,
      })),
    );
    await jobs.sendAll(trx, tellBySms, steps);
    await jobs.sendAll(trx, tellByMail, steps);
    const lastPosition = told.at(-1)!.position;
    await setNext(trx, alarm.id, { at: nextStepAt(alarm.started_at, dueAt), lastPosition });
    return ok();
  });
}
