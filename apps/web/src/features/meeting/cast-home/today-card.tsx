import type { CastBookingItem } from '@yoimachi/contract/booking';
import { phaseOf, waitsForStart, type ParticipationState } from '@yoimachi/domain/booking';
import { Link } from '@tanstack/react-router';
import { formatMinute, formatTime, minuteOfDay } from '#lib/dates.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { ActButton, BadgeChips, TakeBack, arrivedText, bookingTexts, stateOf } from '#meeting/booking';
import { OthersLine, castButton, useCastCommand } from '#meeting/cast-booking';
import { castHomeTexts as t } from './ja.ts';

interface Props {
  readonly booking: CastBookingItem;
  readonly now: Date;
}

/** A meeting today: when, who, where, and the arrival. */
export default function TodayCard({ booking, now }: Props) {
  const state = stateOf(booking);
  return (
    <Card isFlush>
      <Link
        to="/cast/dohan-day"
        search={{ bookingId: booking.bookingId }}
        className="flex items-center gap-4 p-4 active:bg-sunken"
      >
        <p className="nums shrink-0 border-r border-line pr-4">
          <span className="block text-2xl font-bold">{formatMinute(booking.startMinute)}</span>
          <span className="block text-sm text-sub">
            – {formatMinute(minuteOfDay(state.endsAt, state.day))}
          </span>
        </p>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
            <p className="min-w-0 truncate">
              <span className="font-mincho text-xl font-bold">{booking.guest.nickname}</span>
              <span className="ml-1 text-sm text-sub">{bookingTexts.san}</span>
            </p>
            <BadgeChips booking={booking} role="cast" now={now} />
          </div>
          <p className="flex items-center gap-1.5 text-sm text-sub">
            <Icon name="pin" size={16} />
            <span className="truncate">{booking.place}</span>
          </p>
          <OthersLine booking={booking} />
        </div>
      </Link>
      <Foot booking={booking} now={now} />
    </Card>
  );
}

/** When she starts work, and the current act. */
function Foot({ booking, now }: Props) {
  const state = stateOf(booking);
  const command = useCastCommand();
  const arrive = castButton(booking, now, 'arrive');
  const target = { bookingId: booking.bookingId, version: state.version };
  const isMeeting = phaseOf(state) === 'meeting';
  return (
    <div className="flex flex-col gap-3 border-t border-line p-4">
      <ErrorNote error={command.error} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="nums phrase text-xs text-sub">
          <span className="flex items-center gap-1.5">
            <Icon name="clock" size={16} />
            {t.workAt(formatTime(state.workStartsAt))}
          </span>
          <span>
            {arrive ? (arrive.disabledReason ?? t.arriveNow) : isMeeting && runningText(state, now)}
          </span>
        </p>
        {arrive ? (
          <ActButton
            button={arrive}
            isSaidElsewhere
            isPending={command.isPending}
            onClick={() => command.run({ ...target, action: 'arrive' })}
          />
        ) : (
          <ButtonLink
            to="/cast/dohan-day"
            search={{ bookingId: booking.bookingId }}
            variant={isMeeting ? 'primary' : 'line'}
            label={bookingTexts.toDay}
          />
        )}
      </div>
      <div className="text-xs text-sub empty:hidden">
        <TakeBack
          state={state}
          button={castButton(booking, now, 'takeBackArrival')}
          isPending={command.isPending}
          run={(action) => command.run({ ...target, action })}
        />
      </div>
    </div>
  );
}

function runningText(state: ParticipationState, now: Date): string {
  return waitsForStart(state, now) ? arrivedText(state, 'cast') : t.running;
}
