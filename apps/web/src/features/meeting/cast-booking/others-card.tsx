import type { CastBookingItem } from '@yoimachi/contract/booking';
import { phaseOf } from '@yoimachi/domain/booking';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { Chip, type ChipLook } from '#ui/chip.tsx';
import { H2 } from '#ui/page.tsx';
import { bookingTexts, goesOn, participationLabels, stateOf } from '#meeting/booking';
import { castBookingTexts as t } from './ja.ts';

type Other = CastBookingItem['others'][number];

const looks: Partial<Record<Other['phase'], ChipLook>> = {
  pending: 'wait',
  noShow: 'wait',
  claimed: 'wait',
  held: 'ok',
  due: 'ok',
  meeting: 'live',
};

/** The other casts of her booking, with the status of each. Nothing if she is the only one. */
export function OthersCard({ booking }: { readonly booking: CastBookingItem }) {
  const { others } = booking;
  if (others.length === 0) return null;
  // After a booking that ended for all, the others do not see whose turn it was.
  const isEnded = phaseOf(stateOf(booking)) === 'closed';
  return (
    <Card className="flex flex-col gap-4">
      <H2>{t.othersTitle}</H2>
      <ul className="flex flex-col gap-3">
        {others.map((other) => (
          <li key={other.userId} className="flex items-center gap-3">
            <Avatar src={other.photo} name={other.nickname} size={36} />
            <p className="min-w-0 flex-1 truncate">
              <span className="font-mincho font-bold">{other.nickname}</span>
              <span className="ml-1 text-sm text-sub">{bookingTexts.san}</span>
            </p>
            {!(isEnded && other.phase === 'closed') && (
              <Chip look={looks[other.phase] ?? 'mute'}>{participationLabels[other.phase]}</Chip>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** 「ほか：みおさん（返信待ち）・りささん（承認済み）」 while it is upcoming or running. */
export function OthersLine({ booking }: { readonly booking: CastBookingItem }) {
  const { others } = booking;
  if (others.length === 0 || !goesOn(booking)) return null;
  // That they come as agreed goes without saying.
  const names = others.map(({ nickname, phase }) =>
    phase === 'due' ? nickname + bookingTexts.san : t.other(nickname, participationLabels[phase]),
  );
  return <p className="phrase text-sm text-sub">{t.together(names.join('・'))}</p>;
}
