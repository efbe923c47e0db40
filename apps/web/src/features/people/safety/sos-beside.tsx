import type { ParticipationStateWire } from '@yoimachi/contract/booking';
import { createPortal } from 'react-dom';
import { stateOf } from '#meeting/booking';
import { useNow } from '#lib/use-now.ts';
import { isHelpAnswered } from './sos-open.ts';
import { Sos } from './sos.tsx';

interface Props {
  /** Of the booking that the screen shows; none while it is not there yet. */
  readonly parts: readonly { readonly state: ParticipationStateWire }[] | undefined;
}

/** Help beside a booking's detail, as long as it is answered for that booking. On the day page it is always there. */
export function SosBeside({ parts = [] }: Props) {
  const now = useNow();
  if (!parts.some((part) => isHelpAnswered(stateOf(part), now))) return null;
  // A landmark of its own, beside the main one and not in it.
  return createPortal(<Sos />, document.body);
}
