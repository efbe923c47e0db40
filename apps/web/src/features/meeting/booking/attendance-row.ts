import { attendance, type ParticipationState } from '@yoimachi/domain/booking';
import type { SpecRow } from '#ui/rows.tsx';
import { attendanceLabels } from './acts.ja.ts';
import { bookingTexts } from './ja.ts';

/** Whether the cast took part; no row before the booking is confirmed, when there is nothing to attend. */
export function attendanceRow(state: ParticipationState): SpecRow[] {
  if (state.confirmedAt === null) return [];
  return [{ label: bookingTexts.attendance, value: attendanceLabels[attendance(state)] }];
}
