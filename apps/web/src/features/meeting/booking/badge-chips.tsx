import { badges, phaseOf, waitsForStart } from '@yoimachi/domain/booking';
import type { BadgeKey, Phase, Role } from '@yoimachi/domain/booking';
import { Chip } from '#ui/chip.tsx';
import type { ChipLook } from '#ui/chip.tsx';
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
  ARRIVED: 'ok',
  IN_MEETING: 'live',
  NO_SHOW: 'danger',
};

interface Props {
  readonly booking: BookingWire;
  readonly role: Role;
  readonly now: Date;
  /** The day is told at the date: here is how the booking stands. */
  readonly hasDayElsewhere?: boolean | undefined;
}

/** The status of a booking in one or two words. */
export function BadgeChips({ booking, role, now, hasDayElsewhere = false }: Props) {
  const keys = badges(stateOf(booking), role, now, isReviewOpen(booking, now));
  return (
    <span className="flex shrink-0 flex-wrap justify-end gap-1.5">
      {(hasDayElsewhere ? withoutDay(keys) : keys).map((key) => (
        <Chip key={key} look={looks[key] ?? 'mute'}>
          {badgeLabels[key]}
        </Chip>
      ))}
    </span>
  );
}

/** What is left of the badges without 本日 and 明日; those alone stand for 予約確定. */
export function withoutDay(keys: readonly BadgeKey[]): readonly BadgeKey[] {
  const left = keys.filter((key) => key !== 'TODAY' && key !== 'TOMORROW');
  return left.length > 0 ? left : ['ACCEPTED'];
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
  const state = stateOf(part);
  const phase = phaseOf(state);
  const look = partLooks[phase];
  if (!look) return <BadgeChips booking={part} role="guest" now={now} />;
  if (phase !== 'meeting') return <Chip look={look}>{partLabels[phase]}</Chip>;
  const key = waitsForStart(state, now) ? 'ARRIVED' : 'IN_MEETING';
  return <Chip look={looks[key] ?? look}>{badgeLabels[key]}</Chip>;
}
