import { addDays, compareDays, type Day } from '@yoimachi/domain/time';
import { bankDayUpTo, bankDaysBefore, type IsHoliday } from './bank-days.ts';
import { EXPORT_LEAD_BANK_DAYS, PAYOFF_CUTOFF_DAY } from './limits.ts';

/** First and last day of a calculation period, both included. */
export interface PayoffPeriod {
  readonly start: Day;
  readonly end: Day;
}

/** The half month whose requests are paid together: the 1st to the 15th, or the 16th to the last day. */
export function payoffPeriodOf(day: Day): PayoffPeriod {
  const month = day.slice(0, 8);
  if (Number(day.slice(8)) <= PAYOFF_CUTOFF_DAY)
    return { start: `${month}01`, end: `${month}${PAYOFF_CUTOFF_DAY}` };
  return { start: `${month}${PAYOFF_CUTOFF_DAY + 1}`, end: lastOfMonth(day) };
}

/** The day a request made on this day is paid: month end or the 15th of the next month, moved back if banks are closed. */
export function payDayOf(requestedOn: Day, isHoliday: IsHoliday): Day {
  return bankDayUpTo(nominalPayDay(requestedOn), isHoliday);
}

/** The day by which a pay day's file is made; from its start, unapproved requests wait for the next pay day. */
export function exportDayOf(payDay: Day, isHoliday: IsHoliday): Day {
  return bankDaysBefore(payDay, EXPORT_LEAD_BANK_DAYS, isHoliday);
}

/** The pay day that follows this one. */
export function payDayAfter(payDay: Day, isHoliday: IsHoliday): Day {
  for (let from = payDay; ; from = addDays(payoffPeriodOf(from).end, 1)) {
    const next = bankDayUpTo(payoffPeriodOf(from).end, isHoliday);
    if (compareDays(next, payDay) > 0) return next;
  }
}

/** The first pay day that something approved on this day can still make. */
export function reachablePayDay(today: Day, isHoliday: IsHoliday): Day {
  let payDay = payDayAfter(today, isHoliday);
  while (compareDays(exportDayOf(payDay, isHoliday), today) <= 0) payDay = payDayAfter(payDay, isHoliday);
  return payDay;
}

function nominalPayDay(requestedOn: Day): Day {
  const { end } = payoffPeriodOf(requestedOn);
  return Number(requestedOn.slice(8)) <= PAYOFF_CUTOFF_DAY
    ? lastOfMonth(requestedOn)
    : payoffPeriodOf(addDays(end, 1)).end;
}

export function lastOfMonth(day: Day): Day {
  const inNextMonth = addDays(`${day.slice(0, 8)}28`, 4);
  return addDays(inNextMonth, -Number(inNextMonth.slice(8)));
}
