import { END_REMINDER_MINUTES, isOver, phaseOf, type ParticipationState } from '@yoimachi/domain/booking';
import { clockMinutesBetween } from '@yoimachi/domain/time';
import {
  dayOf,
  daysBetween,
  formatDuration,
  formatMinute,
  formatMonthDayLong,
  formatSpan,
  formatTime,
  minuteOfDay,
} from '#lib/dates.ts';
import { DayTrack } from '#ui/day-track.tsx';
import { MeetingClock } from '#ui/meeting-clock.tsx';
import { Note } from '#ui/note.tsx';
import { bookingTexts as t } from './ja.ts';

/** Longer waits are shown in hours. */
const LONG_MINUTES = 120;

/** The one figure of a meeting day, whole minutes to its start or end, with the evening's line below. */
export function MeetingPanel({ state, now }: { readonly state: ParticipationState; readonly now: Date }) {
  const { label, minutes, message } = clockOf(state, now);
  const isLive = phaseOf(state) === 'meeting';
  const leftMinutes = clockMinutesBetween(now, state.endsAt);
  const isNearEnd = isLive && leftMinutes > 0 && leftMinutes <= END_REMINDER_MINUTES;
  return (
    <div className="flex flex-col gap-3">
      <MeetingClock label={label} minutes={minutes} unit={t.minutes} message={message} />
      {now < state.startsAt && <PlannedTimes state={state} />}
      {now >= state.startsAt && !isOver(state) && (
        <DayTrack
          startMinute={minuteOfDay(state.startsAt, state.day)}
          endMinute={minuteOfDay(state.endsAt, state.day)}
          workMinute={minuteOfDay(state.workStartsAt, state.day)}
          nowMinute={minuteOfDay(now, state.day)}
        />
      )}
      {isNearEnd && <Note isBoxed>{t.endSoon}</Note>}
    </div>
  );
}

/** Before the start there is nothing to measure on a line yet. */
function PlannedTimes({ state }: { readonly state: ParticipationState }) {
  const minuteOf = (at: Date) => minuteOfDay(at, state.day);
  return (
    <p className="nums text-center text-sm text-sub">
      <span className="font-bold text-ink">
        {formatSpan(minuteOf(state.startsAt), minuteOf(state.endsAt))}
      </span>
      {t.workAt(formatMinute(minuteOf(state.workStartsAt)))}
    </p>
  );
}

interface ClockFace {
  readonly label: string;
  readonly minutes: number | null;
  readonly message?: string;
}

function clockOf(state: ParticipationState, now: Date): ClockFace {
  const phase = phaseOf(state);
  if (state.finishedAt) {
    return {
      label: t.finishedAt(formatTime(state.finishedAt)),
      minutes: null,
      message: phase === 'claimed' ? t.claimWaits : t.thanks,
    };
  }
  const isBeforeStart = now < state.startsAt;
  if (isBeforeStart) {
    const label = t.untilStart(formatTime(state.startsAt));
    const minutes = clockMinutesBetween(now, state.startsAt);
    if (daysBetween(dayOf(now), state.day) > 0) {
      return { label, minutes: null, message: formatMonthDayLong(state.day) };
    }
    return minutes > LONG_MINUTES
      ? { label, minutes: null, message: formatDuration(minutes) }
      : { label, minutes };
  }
  const untilEnd = t.untilEnd(formatTime(state.endsAt));
  if (phase !== 'meeting') return { label: untilEnd, minutes: null, message: t.overStart };
  if (now >= state.endsAt) return { label: untilEnd, minutes: null, message: t.overEnd };
  return { label: untilEnd, minutes: clockMinutesBetween(now, state.endsAt) };
}
