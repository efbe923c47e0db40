import type { GuestParticipation } from '@yoimachi/contract/booking';
import { isOpen } from '@yoimachi/domain/booking';
import { Note } from '#ui/note.tsx';
import { cancelTypeLabels, stateOf } from '#meeting/booking';

/** Why one of several casts' participation did not end as planned; nothing if its badge says it all. */
export function ParticipationEnd({ participation }: { readonly participation: GuestParticipation }) {
  const state = stateOf(participation);
  const why = !isOpen(state) && state.cancelType ? cancelTypeLabels[state.cancelType] : null;
  return why && <Note>{why}</Note>;
}
