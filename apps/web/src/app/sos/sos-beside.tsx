import type { ParticipationStateWire } from '@yoimachi/contract/booking';
import type { ParticipationState } from '@yoimachi/domain/booking';
import { isSosOpen, sosWindow } from '@yoimachi/domain/safety';
import { stateOf } from '../../features/booking/index.ts';
import { useNow } from '../../lib/use-now.ts';
import { Sos } from './sos.tsx';

interface Props {
  /** Of the booking that the screen shows; none while it is not there yet. */
  readonly parts: readonly { readonly state: ParticipationStateWire }[] | undefined;
}

/** Help beside a booking's detail, as long as it is answered for that booking. On the day page it is always there. */
export function SosBeside({ parts = [] }: Props) {
  const now = useNow();
  return parts.some((part) => isAnswered(stateOf(part), now)) && <Sos />;
}

/** What the server asks too: a confirmed meeting that was not called off before its hour. */
function isAnswered(state: ParticipationState, now: Date): boolean {
  const { confirmedAt, cancelledAt } = state;
  const wasCalledOff = cancelledAt !== null && cancelledAt < sosWindow(state).from;
  return confirmedAt !== null && !wasCalledOff && isSosOpen(state, now);
}
