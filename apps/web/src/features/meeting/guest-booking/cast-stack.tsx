import type { GuestBookingItem } from '@yoimachi/contract/booking';
import { Avatar } from '#ui/avatar.tsx';
import { cx } from '#ui/cx.ts';
import { bookingTexts } from '#meeting/booking';

/** No more portraits than this fit next to a name. */
const SHOWN = 3;

type Props = { readonly booking: Pick<GuestBookingItem, 'participations'> };
type StackProps = Props & { readonly isOnTint?: boolean };

/** The portraits of a booking's casts, overlapping if there are several. */
export function CastStack({ booking: { participations }, isOnTint }: StackProps) {
  const [first] = participations;
  if (participations.length === 1 && first)
    return <Avatar src={first.cast.photo} name={first.cast.nickname} isOnTint={isOnTint} />;
  return (
    <span className="flex shrink-0">
      {participations.slice(0, SHOWN).map(({ cast }) => (
        <span
          key={cast.userId}
          className={cx('-ml-4 rounded-full ring-2 first:ml-0', isOnTint ? 'ring-tint' : 'ring-surface')}
        >
          <Avatar src={cast.photo} name={cast.nickname} size={44} isOnTint={isOnTint} />
        </span>
      ))}
    </span>
  );
}

/** 「しおりさん・みおさん」; for three or more 「しおりさん ほか2名」. */
export function CastNames({ booking: { participations } }: Props) {
  const shown = participations.length > 2 ? participations.slice(0, 1) : participations;
  return (
    <>
      {shown.map(({ cast }, index) => (
        <span key={cast.userId} className="whitespace-nowrap">
          <span className="font-mincho text-lg font-bold">{cast.nickname}</span>
          <span className="ml-1 text-sm text-sub">{bookingTexts.san}</span>
          {index < shown.length - 1 && <span className="text-sub">・</span>}
        </span>
      ))}
      {shown.length < participations.length && (
        <span className="ml-2 text-sm whitespace-nowrap">
          {bookingTexts.others(participations.length - 1)}
        </span>
      )}
    </>
  );
}
