import { isOpen, isOver, meetingSpan, type ParticipationState } from '@yoimachi/domain/booking';
import { clockMinutesBetween, minuteOfDay } from '@yoimachi/domain/time';
import { formatSpan } from '#lib/dates.ts';
import { bookingTexts as t } from './ja.ts';

/** A booking's planned or actual span, in minutes of its day. */
export interface Span {
  readonly startMinute: number;
  readonly endMinute: number;
  /** 「17:15 – 18:30」 as planned; null if it does not differ. */
  readonly plan: string | null;
}

/** The span of all participations in a booking: the actual one once everything that took place is over and counted. */
export function spanOf(states: readonly ParticipationState[], startMinute: number): Span {
  const endMinute = Math.max(...states.map(({ day, endsAt }) => minuteOfDay(endsAt, day)));
  const over = states.filter(isOver);
  const real = over.flatMap((state) => {
    const span = meetingSpan(state);
    return span ? [{ from: minuteOfDay(span.from, state.day), to: minuteOfDay(span.to, state.day) }] : [];
  });
  const goesOn = states.some((state) => isOpen(state) && !isOver(state));
  if (goesOn || real.length === 0 || real.length < over.length) return { startMinute, endMinute, plan: null };
  const from = Math.min(...real.map((span) => span.from));
  const to = Math.max(...real.map((span) => span.to));
  const isAsPlanned = from === startMinute && to === endMinute;
  return { startMinute: from, endMinute: to, plan: isAsPlanned ? null : formatSpan(startMinute, endMinute) };
}

/** 「47分 → 60分として計算」, or a single figure if both are the same; nothing if no time was counted. */
export function countedTime(state: ParticipationState, billedMinutes: number | null): string | undefined {
  if (billedMinutes === null) return undefined;
  const span = meetingSpan(state);
  const realMinutes = span ? clockMinutesBetween(span.from, span.to) : billedMinutes;
  return realMinutes === billedMinutes ? t.inMinutes(billedMinutes) : t.counted(realMinutes, billedMinutes);
}
