import { END_REMINDER_MINUTES, phaseOf } from '@yoimachi/domain/booking';
import type { ParticipationState } from '@yoimachi/domain/booking';
import { clockMinutesBetween } from '@yoimachi/domain/time';
import { formatTime, minuteOfDay } from '../../lib/dates.ts';
import { DayTrack } from '../../ui/day-track.tsx';
import { MeetingClock } from '../../ui/meeting-clock.tsx';
import { Note } from '../../ui/note.tsx';
import { bookingTexts as t } from './ja.ts';

interface Props {
  readonly state: ParticipationState;
  readonly now: Date;
}

/** The one figure of the day of a meeting, whole minutes to its start or its end, and the line of the evening below. */
export function MeetingPanel({ state, now }: Props) {
  const { label, minutes, message } = clockOf(state, now);
  const isLive = phaseOf(state) === 'meeting';
  const leftMinutes = clockMinutesBetween(now, state.endsAt);
  const isNearEnd = isLive && leftMinutes > 0 && leftMinutes <= END_REMINDER_MINUTES;
  return (
    <div className="flex flex-col gap-3">
      <MeetingClock label={label} minutes={minutes} unit={t.minutes} message={message} />
      {phaseOf(state) !== 'finished' && (
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

interface ClockFace {
  readonly label: string;
  readonly minutes: number | null;
  readonly message?: string;
}

function clockOf(state: ParticipationState, now: Date): ClockFace {
  const phase = phaseOf(state);
  if (state.finishedAt) {
    return { label: t.finishedAt(formatTime(state.finishedAt)), minutes: null, message: t.finished };
  }
  const isBeforeStart = now < state.startsAt;
  if (isBeforeStart) {
    return {
      label: t.untilStart(formatTime(state.startsAt)),
      minutes: clockMinutesBetween(now, state.startsAt),
    };
  }
  const untilEnd = t.untilEnd(formatTime(state.endsAt));
  if (phase !== 'meeting') return { label: untilEnd, minutes: null, message: t.overStart };
  if (now >= state.endsAt) return { label: untilEnd, minutes: null, message: t.overEnd };
  return { label: untilEnd, minutes: clockMinutesBetween(now, state.endsAt) };
}
