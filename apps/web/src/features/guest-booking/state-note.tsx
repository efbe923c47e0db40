import type { GuestBookingDetail } from '@yoimachi/contract/booking';
import { phaseOf } from '@yoimachi/domain/booking';
import { Note } from '../../ui/note.tsx';
import { cancelTypeLabels, stateOf } from '../booking/index.ts';
import { guestBookingTexts as t } from './ja.ts';

/** What the status means for the guest, where the badge alone does not say it. */
export function StateNote({ booking }: { readonly booking: GuestBookingDetail }) {
  const state = stateOf(booking);
  switch (phaseOf(state)) {
    case 'pending':
    case 'held':
      return <Note>{t.pendingNote}</Note>;
    case 'noShow':
      return <Note look="danger">{t.noShowNote}</Note>;
    case 'closed': {
      const why = state.cancelType && cancelTypeLabels[state.cancelType];
      const isFree = !booking.settledPoints;
      if (!why && !isFree) return null;
      return (
        <Note>
          {why && <p>{why}</p>}
          {isFree && <p>{t.returned}</p>}
        </Note>
      );
    }
    case 'finished':
      return state.cancelType && <Note>{cancelTypeLabels[state.cancelType]}</Note>;
    case 'due':
    case 'meeting':
    case 'claimed':
      return null;
  }
}
