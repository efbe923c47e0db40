import type { ParticipationStateWire } from '@yoimachi/contract/booking';
import type { ParticipationState } from '@yoimachi/domain/booking';
import { isSosOpen, sosWindow } from '@yoimachi/domain/safety';
import { createPortal } from 'react-dom';
import { stateOf } from '#meeting/booking';
import { useNow } from '#lib/use-now.ts';
import { Sos } from './sos.tsx';

interface Props {
  /** Of the booking the screen shows; none until it has loaded. */
  readonly participations: readonly { readonly state: ParticipationStateWire }[] | undefined;
}

/** Help next to a booking's detail, as long as it is available for that booking. On the day page it is always there. */
export function SosBeside({ participations = [] }: Props) {
  const now = useNow();
  if (!participations.some((participation) => isHelpAnswered(stateOf(participation), now))) return null;
  // A landmark of its own, next to the main one, not inside it.
  return createPortal(<Sos />, document.body);
}

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
