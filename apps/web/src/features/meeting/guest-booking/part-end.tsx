import type { GuestPart } from '@yoimachi/contract/booking';
import { isOpen } from '@yoimachi/domain/booking';
import { Note } from '#ui/note.tsx';
import { cancelTypeLabels, stateOf } from '#meeting/booking';

/** Why the part of one of several casts ended otherwise than planned; nothing where its badge says it all. */
export function PartEnd({ part }: { readonly part: GuestPart }) {
  const state = stateOf(part);
  const why = !isOpen(state) && state.cancelType ? cancelTypeLabels[state.cancelType] : null;
  return why && <Note>{why}</Note>;
}
