import { Link } from '@tanstack/react-router';
import { useUnread, useUserPoint } from '#lib/use-live-document.ts';
import { formatCount } from '#ui/amount.tsx';
import { Icon } from '#ui/icon.tsx';
import { Dot, iconButtonClass } from '#ui/icon-button.tsx';
import { uiTexts } from '#ui/ja.ts';

/** The right end of the home bar and of the top bar: a guest's points, and the bell. */
export function ShellActions({ side }: { readonly side: 'guest' | 'cast' }) {
  return (
    <>
      {side === 'guest' && <PointsPill />}
      <Bell side={side} />
    </>
  );
}

function PointsPill() {
  const points = useUserPoint()?.currentPoint;
  return (
    <Link
      to="/guest/buy-point"
      className="nums flex min-h-9 min-w-24 items-center gap-1.5 rounded-full bg-sunken px-3.5 text-sm font-bold hit"
    >
      <Icon name="point" size={18} className="text-gold" />
      <span className="sr-only">{uiTexts.currentPoints} </span>
      {points !== undefined && (
        <>
          <span>{formatCount(points)}</span>
          <span className="sr-only">P</span>
        </>
      )}
    </Link>
  );
}

function Bell({ side }: { readonly side: 'guest' | 'cast' }) {
  const count = useUnread()?.notifyCount ?? 0;
  return (
    <Link
      to={side === 'guest' ? '/guest/notification' : '/cast/notification'}
      aria-label={count > 0 ? uiTexts.unread(count) : uiTexts.notifications}
      className={iconButtonClass()}
    >
      <Icon name="bell" size={22} />
      {count > 0 && <Dot />}
    </Link>
  );
}
