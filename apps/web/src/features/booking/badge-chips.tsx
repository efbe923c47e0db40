import { badges, phaseOf } from '@yoimachi/domain/booking';
import type { BadgeKey, Phase, Role } from '@yoimachi/domain/booking';
import { Chip } from '../../ui/chip.tsx';
import type { ChipLook } from '../../ui/chip.tsx';
import { badgeLabels, partLabels } from './ja.ts';
import { isReviewOpen, stateOf } from './state.ts';
import type { BookingWire } from './state.ts';

const looks: Partial<Record<BadgeKey, ChipLook>> = {
  CONFIRM_WAITING: 'wait',
  REPLY_WAITING: 'wait',
  OTHERS_WAITING: 'wait',
  RATING_WAITING: 'wait',
  TODAY: 'tint',
  TOMORROW: 'tint',
  ACCEPTED: 'ok',
  IN_MEETING: 'live',
  NO_SHOW: 'danger',
};

interface Props {
  readonly booking: BookingWire;
  readonly role: Role;
  readonly now: Date;
}

/** The status of a booking in one or two words. */
export function BadgeChips({ booking, role, now }: Props) {
  const keys = badges(stateOf(booking), role, now, isReviewOpen(booking, now));
  return (
    <span className="flex shrink-0 flex-wrap justify-end gap-1.5">
      {keys.map((key) => (
        <Chip key={key} look={looks[key] ?? 'mute'}>
          {badgeLabels[key]}
        </Chip>
      ))}
    </span>
  );
}

/** Where the badge of a whole booking would not say how one of its casts stands. */
const partLooks: Partial<Record<Phase, ChipLook>> = {
  held: 'ok',
  meeting: 'live',
  noShow: 'wait',
  claimed: 'wait',
};

/** How one of several casts stands, for their guest. */
export function PartChip({ part, now }: { readonly part: BookingWire; readonly now: Date }) {
  const phase = phaseOf(stateOf(part));
  const look = partLooks[phase];
  if (!look) return <BadgeChips booking={part} role="guest" now={now} />;
  return <Chip look={look}>{phase === 'meeting' ? badgeLabels.IN_MEETING : partLabels[phase]}</Chip>;
}
