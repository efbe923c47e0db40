import type { ParticipationStateWire } from '@yoimachi/contract/booking';
import { createPortal } from 'react-dom';
import { stateOf } from '#meeting/booking';
import { useNow } from '#lib/use-now.ts';
import { isHelpAnswered } from './sos-open.ts';
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
