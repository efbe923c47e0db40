import { badges, phaseOf, waitsForStart } from '@yoimachi/domain/booking';
import type { BadgeKey, Phase, Role } from '@yoimachi/domain/booking';
import { Chip, type ChipLook } from '#ui/chip.tsx';
import { badgeLabels, participationLabels } from './ja.ts';
import { isReviewOpen, stateOf, type BookingWire } from './state.ts';

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
  /** The date already shows the day: this shows the booking's status. */
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

/** The badges without 本日 and 明日; on their own those mean 予約確定. */
export function withoutDay(keys: readonly BadgeKey[]): readonly BadgeKey[] {
  const left = keys.filter((key) => key !== 'TODAY' && key !== 'TOMORROW');
  return left.length > 0 ? left : ['ACCEPTED'];
}

/** Where the badge of a whole booking would not show the status of one of its casts. */
const participationLooks: Partial<Record<Phase, ChipLook>> = {
  held: 'ok',
  meeting: 'live',
  noShow: 'wait',
  claimed: 'wait',
};

/** The status of one of several casts, for their guest. */
export function ParticipationChip({
  participation,
  now,
}: {
  readonly participation: BookingWire;
  readonly now: Date;
}) {
  const state = stateOf(participation);
  const phase = phaseOf(state);
  const look = participationLooks[phase];
  if (!look) return <BadgeChips booking={participation} role="guest" now={now} />;
  if (phase !== 'meeting') return <Chip look={look}>{participationLabels[phase]}</Chip>;
  const key = waitsForStart(state, now) ? 'ARRIVED' : 'IN_MEETING';
  return <Chip look={looks[key] ?? look}>{badgeLabels[key]}</Chip>;
}
