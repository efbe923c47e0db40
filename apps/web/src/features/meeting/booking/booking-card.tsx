import type { ParticipationState, Role } from '@yoimachi/domain/booking';
import { Link } from '@tanstack/react-router';
import { use, type ReactNode } from 'react';
import { formatMonthDayLong, formatSpan } from '#lib/dates.ts';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { MoreMark } from '#ui/page.tsx';
import { BesideContext } from './beside.ts';
import { bookingTexts as t } from './ja.ts';
import { screensOf } from './screens.ts';
import type { Span } from './span.ts';
import { isAtHand, isOfToday } from './state.ts';

interface Props {
  readonly side: Role;
  readonly bookingId: string;
  /** Of the whole booking. */
  readonly state: ParticipationState;
  readonly span: Span;
  readonly now: Date;
  /** The other person's portrait, on the tint of what is chosen or not. */
  readonly face: (isOnTint: boolean) => ReactNode;
  /** The other person's name, and the status of the booking. */
  readonly name: ReactNode;
  readonly badge: ReactNode;
  readonly place: string;
  /** Under the place. */
  readonly more?: ReactNode;
  /** Amount and what is left to do. */
  readonly foot?: ReactNode;
}

/** One booking in a list: links to its detail, or to the day screen once that is what the user wants. */
export function BookingCard(props: Props) {
  const { side, bookingId, state, span, now, foot } = props;
  const { day, detail, list } = screensOf[side];
  const isDirect = isAtHand(state, now);
  const beside = use(BesideContext);
  const isOpen = beside?.openId === bookingId;
  const way = isDirect
    ? { to: day, search: { bookingId } }
    : beside
      ? { to: list, search: beside.searchOf(bookingId), resetScroll: false }
      : { to: detail, search: { bookingId } };
  return (
    <Card isFlush>
      <Link
        {...way}
        aria-current={isOpen ? 'true' : undefined}
        className={cx('flex flex-col gap-3 p-4 active:bg-sunken', isOpen && 'bg-tint')}
      >
        <div className="flex items-center gap-3">
          {props.face(isOpen)}
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
              <p className="min-w-0 truncate">{props.name}</p>
              {props.badge}
            </div>
            <p className="nums text-base font-bold">
              <span className="whitespace-nowrap">{formatMonthDayLong(state.day)}</span>
              <span className="whitespace-nowrap">{formatSpan(span.startMinute, span.endMinute)}</span>
            </p>
            <p className="truncate text-sm text-sub">{props.place}</p>
            {props.more}
          </div>
          <Icon name="forward" size={18} className="text-sub" />
        </div>
        {foot && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 border-t border-line pt-3 text-sm text-sub">
            {foot}
          </div>
        )}
        {isDirect && <ToDayWords />}
      </Link>
      {isOfToday(state, now) && !isDirect && (
        <Link
          to={day}
          search={{ bookingId }}
          className="flex min-h-12 items-center justify-center border-t border-line px-4 active:bg-sunken"
        >
          <ToDayWords />
        </Link>
      )}
    </Card>
  );
}

function ToDayWords() {
  return (
    <span className="inline-flex items-center justify-center gap-1 text-sm font-bold text-primary">
      {t.toDay}
      <MoreMark />
    </span>
  );
}
