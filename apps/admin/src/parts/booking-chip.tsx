import type { ListedBooking } from '@yoimachi/contract/booking-admin';
import type { Phase } from '@yoimachi/domain/booking';
import { bookingStatusNames, claimName, phaseNames } from '#lib/booking-labels.ja.ts';
import { Chip, type ChipLook } from '#ui/chip.tsx';

const statusLooks: Partial<Record<ListedBooking['status'], ChipLook>> = {
  NEW: 'wait',
  ACCEPT: 'ok',
  ACCEPT_TODAY: 'tint',
  ACCEPT_TOMORROW: 'tint',
  ARRIVED: 'live',
  IN_MEETING: 'live',
  NO_SHOW: 'danger',
};

const phaseLooks: Partial<Record<Phase, ChipLook>> = {
  pending: 'wait',
  held: 'tint',
  due: 'tint',
  meeting: 'live',
  noShow: 'danger',
  claimed: 'danger',
};

/** How a booking stands; a claim in it stands before all. */
export function BookingChip({ status, hasOpenClaim }: Pick<ListedBooking, 'status' | 'hasOpenClaim'>) {
  if (hasOpenClaim) return <Chip look="danger">{claimName}</Chip>;
  return <Chip look={statusLooks[status] ?? 'mute'}>{bookingStatusNames[status]}</Chip>;
}

/** How one cast's share in it stands; one that was ended says how. */
export function ParticipationChip({
  phase,
  status,
}: {
  readonly phase: Phase;
  readonly status: ListedBooking['status'];
}) {
  return (
    <Chip look={phaseLooks[phase] ?? 'mute'}>
      {phase === 'closed' || phase === 'finished' ? bookingStatusNames[status] : phaseNames[phase]}
    </Chip>
  );
}
