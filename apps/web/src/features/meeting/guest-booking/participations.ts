import type { GuestBookingItem, GuestParticipation } from '@yoimachi/contract/booking';
import { isOver, leadOf, phaseOf } from '@yoimachi/domain/booking';
import type { Participation, ParticipationState, Phase } from '@yoimachi/domain/booking';
import { bookingTexts, isReviewOpen, stateOf, cancelTypeLabels } from '#meeting/booking';

/** The cast-related part of a booking. */
export interface WithParticipations<Participation extends GuestParticipation = GuestParticipation> {
  readonly participations: readonly Participation[];
}

/** The casts' participations in the form the domain's functions take, keyed by cast id. */
export function participationsOf({ participations }: WithParticipations): Participation[] {
  return participations.map((participation) => ({
    id: participation.cast.userId,
    state: stateOf(participation),
  }));
}

export function statesOf({ participations }: WithParticipations): ParticipationState[] {
  return participations.map(stateOf);
}

/** The participation that determines the whole booking's badge and position. */
export function leadParticipation<Participation extends GuestParticipation>({
  participations,
}: WithParticipations<Participation>): Participation {
  return leadOf(participations.map((participation) => ({ participation, state: stateOf(participation) })))
    .participation;
}

/** The whole booking as a badge shows it: open for a review while one of its casts can still be reviewed. */
export function wholeOf(booking: WithParticipations, now: Date) {
  const { state } = leadParticipation(booking);
  return {
    state,
    reviewed: !booking.participations.some((participation) => isReviewOpen(participation, now)),
  };
}

/**
 * The state the overall clock shows: of those still meeting the one ending last, when all are over whoever left last, else the
 * participation that determines the badge.
 */
export function clockState(booking: WithParticipations): ParticipationState {
  const running = statesOf(booking).filter((state) => phaseOf(state) === 'meeting');
  const [last] = running.toSorted((a, b) => b.endsAt.getTime() - a.endsAt.getTime());
  const lead = stateOf(leadParticipation(booking));
  if (last || !isOver(lead)) return last ?? lead;
  const over = statesOf(booking).filter(isOver);
  return over.toSorted((a, b) => (b.finishedAt?.getTime() ?? 0) - (a.finishedAt?.getTime() ?? 0))[0] ?? lead;
}

/** How many casts are in one of these phases. */
export function countIn({ participations }: WithParticipations, ...phases: readonly Phase[]): number {
  return participations.filter((participation) => phases.includes(phaseOf(stateOf(participation)))).length;
}

/** 「しおりさん」, 「しおりさん・みおさん」, 「しおりさん ほか2名」 */
export function namesOf({ participations }: WithParticipations): string {
  const names = participations.map(({ cast }) => cast.nickname + bookingTexts.san);
  return names.length > 2 ? `${names[0]} ${bookingTexts.others(names.length - 1)}` : names.join('・');
}

/** 「1人承認済み・1人返信待ち」 while answers from several casts are pending. */
export function answersOf(booking: GuestBookingItem): string | null {
  const waiting = countIn(booking, 'pending');
  const approved = countIn(booking, 'held');
  return booking.participations.length > 1 && waiting + approved > 0
    ? bookingTexts.answers(approved, waiting)
    : null;
}

/** Which booking, or for one cast her participation in it, and the version the guest saw. */
export interface Target {
  readonly bookingId: string;
  readonly version: number;
  readonly castId?: string;
}

/** A command for all casts of a booking. */
export function targetOf({ bookingId, version }: GuestBookingItem): Target {
  return { bookingId, version };
}

/** A command for one cast's participation. */
export function targetOfParticipation(
  { bookingId }: GuestBookingItem,
  { cast, state }: GuestParticipation,
): Target {
  return { bookingId, version: state.version, castId: cast.userId };
}

/** Why all of a booking ended without a meeting; null if it is not shown. */
export function endReason(booking: WithParticipations): string | null {
  // Whoever caused it has her own badge; for the booking it means that one of them could not take part.
  const couldNot = booking.participations.some(({ state }) => state.cancelType === 'ONE_COULD_NOT_TAKE_PART');
  if (couldNot) return cancelTypeLabels.ONE_COULD_NOT_TAKE_PART;
  const { cancelType } = leadParticipation(booking).state;
  return cancelType && cancelTypeLabels[cancelType];
}
