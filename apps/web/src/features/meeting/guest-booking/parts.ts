import type { GuestBookingItem, GuestPart } from '@yoimachi/contract/booking';
import { isOver, leadOf, phaseOf } from '@yoimachi/domain/booking';
import type { Member, ParticipationState, Phase } from '@yoimachi/domain/booking';
import { bookingTexts, goesOn, isReviewOpen, stateOf } from '#meeting/booking';

/** A booking as far as its casts are concerned. */
export interface WithParts<Part extends GuestPart = GuestPart> {
  readonly parts: readonly Part[];
}

/** The casts' parts as the domain's functions take them, named by the ids of the casts. */
export function membersOf({ parts }: WithParts): Member[] {
  return parts.map((part) => ({ id: part.cast.userId, state: stateOf(part) }));
}

export function statesOf({ parts }: WithParts): ParticipationState[] {
  return parts.map(stateOf);
}

/** The part that the badge and the place of the whole booking come from. */
export function leadPart<Part extends GuestPart>({ parts }: WithParts<Part>): Part {
  return leadOf(parts.map((part) => ({ part, state: stateOf(part) }))).part;
}

/** The whole booking as a badge shows it: open for a review while one of its casts can still be reviewed. */
export function wholeOf(booking: WithParts, now: Date) {
  const { state } = leadPart(booking);
  return { state, reviewed: !booking.parts.some((part) => isReviewOpen(part, now)) };
}

/**
 * The state that the clock of the whole meeting shows: of those in the meeting whose end comes last, when all are over whoever
 * left last, else of the part that the badge comes from.
 */
export function clockState(booking: WithParts): ParticipationState {
  const running = statesOf(booking).filter((state) => phaseOf(state) === 'meeting');
  const [last] = running.toSorted((a, b) => b.endsAt.getTime() - a.endsAt.getTime());
  const lead = stateOf(leadPart(booking));
  if (last || !isOver(lead)) return last ?? lead;
  const over = statesOf(booking).filter(isOver);
  return over.toSorted((a, b) => (b.finishedAt?.getTime() ?? 0) - (a.finishedAt?.getTime() ?? 0))[0] ?? lead;
}

/** How many casts are in one of these phases. */
export function countIn({ parts }: WithParts, ...phases: readonly Phase[]): number {
  return parts.filter((part) => phases.includes(phaseOf(stateOf(part)))).length;
}

/** Whether the meeting with one of the casts is still to come or goes on. */
export function isStillOpen({ parts }: WithParts): boolean {
  return parts.some(goesOn);
}

/** 「しおりさん」, 「しおりさん・みおさん」, 「しおりさん ほか2名」 */
export function namesOf({ parts }: WithParts): string {
  const names = parts.map(({ cast }) => cast.nickname + bookingTexts.san);
  return names.length > 2 ? `${names[0]} ${bookingTexts.others(names.length - 1)}` : names.join('・');
}

/** 「1人承認済み・1人返信待ち」 while several casts are still being asked. */
export function answersOf(booking: GuestBookingItem): string | null {
  const waiting = countIn(booking, 'pending');
  const approved = countIn(booking, 'held');
  return booking.parts.length > 1 && waiting + approved > 0 ? bookingTexts.answers(approved, waiting) : null;
}
