import { settlementOf, type ParticipationState } from '@yoimachi/domain/booking';

/** What the meeting would cost if it ended at `now`; null while nobody has arrived. */
export function settlementNow(
  state: ParticipationState,
  now: Date,
  cutShortByCast: boolean,
): { readonly minutes: number; readonly points: number } | null {
  const { startsAt, endsAt, arrivedAt } = state;
  if (arrivedAt === null) return null;
  return settlementOf(state, { startsAt, endsAt, arrivedAt, finishedAt: now, cutShortByCast });
}
