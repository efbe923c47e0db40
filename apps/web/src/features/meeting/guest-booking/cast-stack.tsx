import type { GuestBookingItem } from '@yoimachi/contract/booking';
import { Avatar } from '#ui/avatar.tsx';
import { bookingTexts } from '#meeting/booking';

/** More portraits than these do not fit beside a name. */
const SHOWN = 3;

type Props = { readonly booking: Pick<GuestBookingItem, 'parts'> };

/** The portraits of a booking's casts, one over the other where there are several. */
export function CastStack({ booking: { parts } }: Props) {
  const [first] = parts;
  if (parts.length === 1 && first) return <Avatar src={first.cast.photo} name={first.cast.nickname} />;
  return (
    <span className="flex shrink-0">
      {parts.slice(0, SHOWN).map(({ cast }) => (
        <span key={cast.userId} className="-ml-4 rounded-full ring-2 ring-surface first:ml-0">
          <Avatar src={cast.photo} name={cast.nickname} size={44} />
        </span>
      ))}
    </span>
  );
}

/** 「しおりさん・みおさん」, from three on 「しおりさん ほか2名」. */
export function CastNames({ booking: { parts } }: Props) {
  const shown = parts.length > 2 ? parts.slice(0, 1) : parts;
  return (
    <>
      {shown.map(({ cast }, index) => (
        <span key={cast.userId} className="whitespace-nowrap">
          <span className="font-mincho text-lg font-bold">{cast.nickname}</span>
          <span className="ml-1 text-sm text-sub">{bookingTexts.san}</span>
          {index < shown.length - 1 && <span className="text-sub">・</span>}
        </span>
      ))}
      {shown.length < parts.length && (
        <span className="ml-2 text-sm whitespace-nowrap">{bookingTexts.others(parts.length - 1)}</span>
      )}
    </>
  );
}
