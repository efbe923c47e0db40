import type { ParticipationState } from '@yoimachi/domain/booking';
import { isSosOpen, sosWindow } from '@yoimachi/domain/safety';

type Meeting = Pick<
  ParticipationState,
  'confirmedAt' | 'cancelledAt' | 'startsAt' | 'endsAt' | 'checkedOutAt'
>;

/** Whether a call for help is accepted for a meeting, as the server sees it: confirmed, and not cancelled before its time. */
export function isHelpAnswered(meeting: Meeting, now: Date): boolean {
  const { confirmedAt, cancelledAt } = meeting;
  const wasCalledOff = cancelledAt !== null && cancelledAt < sosWindow(meeting).from;
  return confirmedAt !== null && !wasCalledOff && isSosOpen(meeting, now);
}
