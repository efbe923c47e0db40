import { attendance, type ParticipationState } from '@yoimachi/domain/booking';
import type { SpecRow } from '#ui/rows.tsx';
import { attendanceLabels } from './acts.ja.ts';
import { bookingTexts } from './ja.ts';

/** Whether the cast took part; no row before the meeting begins, when there is nothing to confirm yet. */
export function attendanceRow(state: ParticipationState, now: Date): SpecRow[] {
  const isBefore = now < state.startsAt && attendance(state) === 'UNCONFIRMED';
  if (state.confirmedAt === null || isBefore) return [];
  return [{ label: bookingTexts.attendance, value: attendanceLabels[attendance(state)] }];
}
