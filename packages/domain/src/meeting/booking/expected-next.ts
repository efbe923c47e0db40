import { addMinutes } from '@yoimachi/domain/time';
import { objectionClosesAt } from './due.ts';
import { CHECKOUT_ASK_MINUTES } from './limits.ts';
import { phaseOf, type ParticipationState } from './state.ts';

/** What comes next in an evening: she arrives, or will be taken for absent; it ends; she says that she left safely; a claim is answered. */
export type Expected =
  | 'ANSWER'
  | 'ARRIVAL'
  | 'END'
  | 'ABSENCE_CLOSES'
  | 'CLAIM_STANDS'
  | 'CLAIM_DECISION'
  | 'CHECKOUT';

export interface ExpectedNext {
  readonly what: Expected;
  /** Until when; null where an operator is waited for. */
  readonly at: Date | null;
}

/** What a participation waits for; null once nothing more comes. */
export function expectedNext(state: ParticipationState): ExpectedNext | null {
  switch (phaseOf(state)) {
    case 'pending':
    case 'held':
      return { what: 'ANSWER', at: state.deadlineAt };
    case 'due':
      return { what: 'ARRIVAL', at: state.startsAt };
    case 'meeting':
      return { what: 'END', at: state.endsAt };
    case 'noShow':
      return { what: 'ABSENCE_CLOSES', at: state.endsAt };
    case 'claimed':
      return state.objectedAt
        ? { what: 'CLAIM_DECISION', at: null }
        : { what: 'CLAIM_STANDS', at: objectionClosesAt(state) };
    case 'finished':
      return state.finishedAt && !state.checkedOutAt
        ? { what: 'CHECKOUT', at: addMinutes(state.endsAt, CHECKOUT_ASK_MINUTES) }
        : null;
    case 'closed':
      return null;
  }
}
