import type { GuestBookingDetail } from '@yoimachi/contract/booking';
import { phaseOf } from '@yoimachi/domain/booking';
import { Note } from '#ui/note.tsx';
import { cancelTypeLabels, stateOf } from '#meeting/booking';
import { endReason } from './end-reason.ts';
import { guestBookingTexts as t } from './ja.ts';
import { countIn, leadParticipation } from './participations.ts';

/** What the status means for the guest, if the badge alone does not say it. */
export function StateNote({ booking }: { readonly booking: GuestBookingDetail }) {
  const state = stateOf(leadParticipation(booking));
  const isSeveral = booking.participations.length > 1;
  switch (phaseOf(state)) {
    case 'pending':
    case 'held':
      return <Note>{isSeveral ? t.pendingNoteOfSeveral : t.pendingNote}</Note>;
    case 'noShow':
      // With several casts, each has her own.
      return isSeveral ? null : <Note look="danger">{t.noShowNote}</Note>;
    case 'closed': {
      const why = endReason(booking);
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
      return !isSeveral && state.cancelType && <Note>{cancelTypeLabels[state.cancelType]}</Note>;
    case 'meeting':
      return countIn(booking, 'due') > 0 ? <Note>{t.noCancelAfterArrival}</Note> : null;
    case 'due':
    case 'claimed':
      return null;
  }
}
