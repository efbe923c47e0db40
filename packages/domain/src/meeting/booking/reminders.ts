import { addDays, addMinutes, instantAt } from '@yoimachi/domain/time';
import {
  CHECKOUT_ALERT_MINUTES,
  CHECKOUT_ASK_MINUTES,
  DAY_BEFORE_REMINDER_MINUTE,
  END_REMINDER_MINUTES,
  REPLY_REMINDER_HOURS,
} from './limits.ts';
import type { ReminderKind } from './notifications.ts';
import { phaseOf, type ParticipationState } from './state.ts';

export interface Reminder {
  readonly at: Date;
  readonly kinds: readonly ReminderKind[];
}

/**
 * The first reminder of this state after `after`; null if there is none. A reminder already past when the state began is never sent
 * (rules.md 5 and 6).
 */
export function nextReminder(state: ParticipationState, after: Date): Reminder | null {
  const later = remindersOf(state).filter((reminder) => reminder.at > after);
  return later.sort((a, b) => a.at.getTime() - b.at.getTime())[0] ?? null;
}

function remindersOf(state: ParticipationState): Reminder[] {
  const asksCheckout = state.checkedOutAt === null;
  const checkout: Reminder[] = [
    { at: addMinutes(state.endsAt, CHECKOUT_ASK_MINUTES), kinds: ['CAST_CHECKOUT_ASK'] },
    { at: addMinutes(state.endsAt, CHECKOUT_ALERT_MINUTES), kinds: ['OPERATOR_CHECKOUT_ALERT'] },
  ];
  switch (phaseOf(state)) {
    case 'pending':
      return [
        { at: addMinutes(state.deadlineAt, -REPLY_REMINDER_HOURS * 60), kinds: ['CAST_REPLY_REMINDER'] },
      ];
    case 'due':
      return [
        {
          at: instantAt(addDays(state.day, -1), DAY_BEFORE_REMINDER_MINUTE),
          kinds: ['GUEST_DAY_BEFORE', 'CAST_DAY_BEFORE'],
        },
      ];
    case 'meeting':
      return [
        { at: addMinutes(state.endsAt, -END_REMINDER_MINUTES), kinds: ['GUEST_END_SOON', 'CAST_END_SOON'] },
        ...checkout,
      ];
    case 'claimed':
    case 'finished':
      return asksCheckout ? checkout : [];
    default:
      return [];
  }
}
