import type { ListedBooking } from '@yoimachi/contract/booking-admin';
import { Chip, type ChipLook } from '#ui/chip.tsx';
import { bookingStatusNames } from '../names.ja.ts';
import { tabTexts as t } from './ja.ts';

const LOOKS: Partial<Record<ListedBooking['status'], ChipLook>> = {
  NEW: 'wait',
  IN_MEETING: 'live',
  ARRIVED: 'live',
  ACCEPT: 'ok',
  ACCEPT_TODAY: 'ok',
  ACCEPT_TOMORROW: 'ok',
  NO_SHOW: 'danger',
};

/** Where a booking stands, or that somebody claims something of it. */
export function BookingChip({
  booking,
}: {
  readonly booking: Pick<ListedBooking, 'status' | 'hasOpenClaim'>;
}) {
  if (booking.hasOpenClaim) return <Chip look="danger">{t.claim}</Chip>;
  return <Chip look={LOOKS[booking.status] ?? 'mute'}>{bookingStatusNames[booking.status]}</Chip>;
}
