import { checkEmail, toE164 } from '@yoimachi/domain/account';
import { readHours, readWeekdays } from '@yoimachi/domain/on-call';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok } from '@yoimachi/domain/result';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { operatorById } from '#desk/operator';
import { withTransaction } from '#platform/database';
import type { ActContext } from '#platform/module';
import { wakeUntold } from '../alarm.store.ts';
import { shiftPlace } from '../places.ts';
import { insertShift, lastPosition, lockShifts } from '../shift.store.ts';

interface ShiftOrder {
  readonly operatorId: string;
  readonly phone: string;
  readonly mail?: string | undefined;
  readonly weekdays: string;
  readonly hours: string;
  readonly position?: number | undefined;
  readonly by: OperatorRef;
}

/** Puts an operator's hours into the list. Within the transaction of the operator's call. */
export async function addShift({ db, clock, crypto, config }: ActContext, order: ShiftOrder) {
  const operator = await operatorById(db, order.operatorId);
  if (!operator) return fail('OPERATOR_UNKNOWN');
  if (operator.disabled_at) return fail('OPERATOR_DISABLED');
  const phone = toE164(order.phone, { allowTestPrefix: config.allowTestPrefix });
  if (!phone.ok) return phone;
  const mail = order.mail === undefined ? ok(null) : checkEmail(order.mail);
  if (!mail.ok) return mail;
  const weekdays = readWeekdays(order.weekdays);
  if (!weekdays.ok) return weekdays;
  const hours = readHours(order.hours);
  if (!hours.ok) return hours;
  return withTransaction(
    db,
    async (trx) => {
      await lockShifts(trx);
      const position = order.position ?? (await lastPosition(trx)) + 1;
      const at = clock.now();
      const sealed = (what: 'mail' | 'phone', text: string) =>
        crypto.seal(text, shiftPlace(what, operator.id, position));
      const shiftId = await insertShift(trx, {
        operatorId: operator.id,
        phoneSealed: sealed('phone', phone.value),
        mailSealed: mail.value === null ? null : sealed('mail', mail.value),
        weekdays: weekdays.value.join(''),
        ...hours.value,
        position,
        addedBy: order.by.id,
        createdAt: at,
      });
      await wakeUntold(trx, addMinutes(at, -DAY_MINUTES), at);
      return ok({ shiftId, position });
    },
    { constraints: { on_call_shift_position_key: 'SHIFT_POSITION_TAKEN' } },
  );
}
