import { CastDecision, phaseOf } from '@yoimachi/domain/booking';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { checkNewPlace, type PlaceTextError } from './place-text.ts';

/** Who speaks: the id of a cast's part in the booking, or null for the guest. */
export type Side = string | null;

/** A booking as far as its place is concerned. */
export interface PlaceMeeting {
  readonly startsAt: Date;
  readonly place: string;
  readonly parts: readonly PlacePart[];
}
export type PlacePart = Parameters<typeof phaseOf>[0] & { readonly id: string };

/** The one proposal of a booking that waits for an answer. */
export interface OpenProposal {
  readonly by: Side;
  readonly place: string;
  /** Casts' parts that have agreed to a guest's proposal. */
  readonly agreedBy: readonly string[];
}

export type ProposalOutcome = 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'LAPSED';
export type ProposeError = PlaceTextError | 'PLACE_PROPOSAL_OPEN' | 'ACTION_NOT_ALLOWED';
export type ProposalError = 'PLACE_PROPOSAL_CLOSED' | 'ACTION_NOT_ALLOWED';

/** A confirmed part that is not over. */
export function isStillIn(part: PlacePart): boolean {
  const phase = phaseOf(part);
  return phase === 'due' || phase === 'meeting';
}

/** Whether a side may move the place now: from the confirmation to the start, while it is in the booking (rules.md 5). */
export function mayMovePlace({ startsAt, parts }: PlaceMeeting, side: Side, now: Date): boolean {
  const stillIn = parts.filter(isStillIn);
  return now < startsAt && (side === null ? stillIn.length > 0 : stillIn.some(({ id }) => id === side));
}

/** Who has not answered yet: of a guest's proposal every cast still in the booking, of a cast's the guest alone. */
export function askedSides({ parts }: PlaceMeeting, open: OpenProposal): readonly Side[] {
  if (open.by !== null) return [null];
  return parts.filter((part) => isStillIn(part) && !open.agreedBy.includes(part.id)).map(({ id }) => id);
}

/**
 * A side's new proposal: the place as it is stored, and how the open proposal ends by it. His own is replaced; somebody else's is
 * answered first.
 */
export function propose(
  meeting: PlaceMeeting,
  open: OpenProposal | null,
  { by, place: typed }: { readonly by: Side; readonly place: string },
  now: Date,
): Result<{ readonly place: string; readonly endsOpen: ProposalOutcome | null }, ProposeError> {
  if (!mayMovePlace(meeting, by, now)) return fail('ACTION_NOT_ALLOWED');
  const checked = checkNewPlace(typed, meeting.place);
  if (!checked.ok) return checked;
  const place = checked.value;
  if (!open) return ok({ place, endsOpen: null });
  if (open.by === by) return ok({ place, endsOpen: 'WITHDRAWN' });
  return mayMovePlace(meeting, open.by, now)
    ? fail('PLACE_PROPOSAL_OPEN')
    : ok({ place, endsOpen: 'LAPSED' });
}

/** A side's answer: how the proposal ends by it, or null while other casts have not answered. One refusal ends it. */
export function answer(
  meeting: PlaceMeeting,
  open: OpenProposal,
  { by, decision }: { readonly by: Side; readonly decision: CastDecision },
  now: Date,
): Result<'ACCEPTED' | 'DECLINED' | null, ProposalError> {
  if (!mayMovePlace(meeting, open.by, now)) return fail('PLACE_PROPOSAL_CLOSED');
  const asked = askedSides(meeting, open);
  if (!asked.includes(by)) return fail('ACTION_NOT_ALLOWED');
  if (decision === CastDecision.REJECT) return ok('DECLINED');
  return ok(asked.length === 1 ? 'ACCEPTED' : null);
}

/** Only who proposed takes a proposal back, and not after the start. */
export function withdraw(
  meeting: PlaceMeeting,
  open: OpenProposal,
  by: Side,
  now: Date,
): Result<'WITHDRAWN', ProposalError> {
  if (open.by !== by) return fail('ACTION_NOT_ALLOWED');
  return mayMovePlace(meeting, by, now) ? ok('WITHDRAWN') : fail('PLACE_PROPOSAL_CLOSED');
}

/**
 * How a proposal ends without anybody's word: it lapses at the start, when the booking ends and when its cast leaves; it is agreed
 * when the casts who had not answered leave. Null: it goes on.
 */
export function endByItself(meeting: PlaceMeeting, open: OpenProposal, now: Date): ProposalOutcome | null {
  if (!mayMovePlace(meeting, open.by, now)) return 'LAPSED';
  return askedSides(meeting, open).length === 0 ? 'ACCEPTED' : null;
}

/** What a proposal is for one side: its own, one to answer, one it has agreed to, or one between others. */
export type ProposalView = 'OWN' | 'ASKED' | 'AGREED' | 'OTHERS';

export function viewOf(meeting: PlaceMeeting, open: OpenProposal, side: Side): ProposalView {
  if (open.by === side) return 'OWN';
  if (askedSides(meeting, open).includes(side)) return 'ASKED';
  return side !== null && open.agreedBy.includes(side) ? 'AGREED' : 'OTHERS';
}
