import { leavingOf } from '@yoimachi/domain/booking';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '#lib/use-now.ts';
import { ActDialogs } from './act-dialogs.tsx';
import { guestBookingQuery } from './api/queries.ts';
import { statesOf } from './participations.ts';

/** The question before a guest leaves a booking, with what it costs; from wherever it is asked. */
export function GuestCancel({
  bookingId,
  onClose,
}: {
  readonly bookingId: string;
  readonly onClose: () => void;
}) {
  const now = useNow();
  const { data: booking } = useQuery(guestBookingQuery(bookingId));
  if (!booking) return null;
  const act = leavingOf(statesOf(booking));
  return <ActDialogs booking={booking} now={now} asked={{ act }} onClose={onClose} />;
}
