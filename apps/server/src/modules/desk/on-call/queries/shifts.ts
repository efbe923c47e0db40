import { isOnDuty } from '@yoimachi/domain/on-call';
import type { ActContext } from '#platform/module';
import { listShifts } from '../shift.store.ts';

/** The shifts in the order in which they are told, without the numbers. */
export async function shownShifts({ db, clock }: Pick<ActContext, 'clock' | 'db'>) {
  const now = clock.now();
  return (await listShifts(db)).map((shift) => ({
    shiftId: shift.id,
    operator: { id: shift.operatorId, name: shift.name },
    weekdays: [...shift.weekdays],
    fromMinute: shift.fromMinute,
    toMinute: shift.toMinute,
    position: shift.position,
    hasMail: shift.mailSealed !== null,
    isOnDuty: isOnDuty(shift, now),
  }));
}
