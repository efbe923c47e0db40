import { CastDecision, phaseOf } from '@yoimachi/domain/booking';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { checkNewPlace, type PlaceTextError } from './place-text.ts';

/** The speaker: the id of a cast's participation in the booking, or null for the guest. */
export type Proposer = string | null;

/** The place-related part of a booking. */
export interface PlaceMeeting {
  readonly startsAt: Date;
  readonly place: string;
  readonly participations: readonly PlaceParticipation[];
}
export type PlaceParticipation = Parameters<typeof phaseOf>[0] & { readonly id: string };

/** A booking's one open proposal. */
export interface OpenProposal {
  readonly by: Proposer;
  readonly place: string;
  /** Casts' participations that have accepted a guest's proposal. */
  readonly agreedBy: readonly string[];
}

export type ProposalOutcome = 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'LAPSED';
export type ProposeError = PlaceTextError | 'PLACE_PROPOSAL_OPEN' | 'ACTION_NOT_ALLOWED';
export type ProposalError = 'PLACE_PROPOSAL_CLOSED' | 'ACTION_NOT_ALLOWED';

/** A confirmed participation that is not over. */
export function isStillIn(participation: PlaceParticipation): boolean {
  const phase = phaseOf(participation);
  return phase === 'due' || phase === 'meeting';
}

/** Whether a side may change the place now: from the confirmation to the start, while it is in the booking (rules.md 5). */
export function mayMovePlace(
  { startsAt, participations }: PlaceMeeting,
  proposer: Proposer,
  now: Date,
): boolean {
  const stillIn = participations.filter(isStillIn);
  return (
    now < startsAt && (proposer === null ? stillIn.length > 0 : stillIn.some(({ id }) => id === proposer))
  );
}

/** Who has not answered yet: for a guest's proposal every cast still in the booking, for a cast's the guest alone. */
export function stillAsked({ participations }: PlaceMeeting, open: OpenProposal): readonly Proposer[] {
  if (open.by !== null) return [null];
  return participations
    .filter((participation) => isStillIn(participation) && !open.agreedBy.includes(participation.id))
    .map(({ id }) => id);
}

/**
 * A side's new proposal: the place as stored, and how that ends the open proposal. Its own is replaced; somebody else's must be answered
 * first.
 */
export function propose(
  meeting: PlaceMeeting,
  open: OpenProposal | null,
  { by, place: typed }: { readonly by: Proposer; readonly place: string },
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

/** A side's answer: how it ends the proposal, or null while other casts have not answered. One refusal ends it. */
export function answer(
  meeting: PlaceMeeting,
  open: OpenProposal,
  { by, decision }: { readonly by: Proposer; readonly decision: CastDecision },
  now: Date,
): Result<'ACCEPTED' | 'DECLINED' | null, ProposalError> {
  if (!mayMovePlace(meeting, open.by, now)) return fail('PLACE_PROPOSAL_CLOSED');
  const asked = stillAsked(meeting, open);
  if (!asked.includes(by)) return fail('ACTION_NOT_ALLOWED');
  if (decision === CastDecision.REJECT) return ok('DECLINED');
  return ok(asked.length === 1 ? 'ACCEPTED' : null);
}

/** Only the proposer withdraws a proposal, and not after the start. */
export function withdraw(
  meeting: PlaceMeeting,
  open: OpenProposal,
  by: Proposer,
  now: Date,
): Result<'WITHDRAWN', ProposalError> {
  if (open.by !== by) return fail('ACTION_NOT_ALLOWED');
  return mayMovePlace(meeting, by, now) ? ok('WITHDRAWN') : fail('PLACE_PROPOSAL_CLOSED');
}

/**
 * How a proposal ends without anybody's answer: it lapses at the start, when the booking ends and when its cast leaves; it is agreed when
 * the casts who had not answered leave. Null: it stays open.
 */
export function endByItself(meeting: PlaceMeeting, open: OpenProposal, now: Date): ProposalOutcome | null {
  if (!mayMovePlace(meeting, open.by, now)) return 'LAPSED';
  return stillAsked(meeting, open).length === 0 ? 'ACCEPTED' : null;
}

/** What a proposal is for one side: its own, one to answer, one it has accepted, or one between others. */
export type ProposalView = 'OWN' | 'ASKED' | 'AGREED' | 'OTHERS';

export function viewOf(meeting: PlaceMeeting, open: OpenProposal, proposer: Proposer): ProposalView {
  if (open.by === proposer) return 'OWN';
  if (stillAsked(meeting, open).includes(proposer)) return 'ASKED';
  return proposer !== null && open.agreedBy.includes(proposer) ? 'AGREED' : 'OTHERS';
}
