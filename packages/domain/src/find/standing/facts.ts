import { freeWindows, type MinuteWindow } from '@yoimachi/domain/schedule';
import { addDays, type Day, daysBetween } from '@yoimachi/domain/time';

/** Free days count within a week from tomorrow on, the first day that can be asked for. */
export const FREE_DAYS_WITHIN = 7;
/** Reviews and answers count for so long. */
export const RECENT_DAYS = 90;

/** A day of her schedule with what approved bookings take of it. */
export interface FreeDay extends MinuteWindow {
  readonly day: Day;
  readonly taken: readonly MinuteWindow[];
}

/** How she dealt with what was asked of her lately. */
export interface AnswerFacts {
  /** Approved or refused by her. */
  readonly answered: number;
  /** Ran out without a word of hers. */
  readonly unanswered: number;
  /** Of those answered, on average. */
  readonly meanMinutes: number;
}

/** What her place among others follows. Nothing of it is an amount. */
export interface CastFacts {
  readonly days: readonly FreeDay[];
  /** Of all visible reviews, and of those of the last 90 days. */
  readonly reviews: number;
  readonly reviewPoints: number;
  readonly recentReviews: number;
  readonly recentPoints: number;
  readonly answers: AnswerFacts;
  /** When she last came, or changed one of her coming days. */
  readonly freshAt: Date;
  /** What her profile lacks. */
  readonly gaps: number;
  readonly registeredAt: Date;
}

/** The first minute still free on a day; null when it is taken. */
export const firstFree = (day: FreeDay): number | null => freeWindows(day, day.taken)[0]?.fromMinute ?? null;

/** On how many days of the coming week she can still be met. */
export const freeDays = (days: readonly FreeDay[], today: Day): number =>
  days.filter(
    (each) =>
      daysBetween(addDays(today, 1), each.day) >= 0 &&
      daysBetween(today, each.day) <= FREE_DAYS_WITHIN &&
      firstFree(each) !== null,
  ).length;

/** As if two requests had been answered and one had not: who was never asked is neither the best nor the worst. */
const ANSWERED_BEFORE = 2;
const ASKED_BEFORE = 3;

/** The share of requests that she answers, 0 to 1. */
export const answerRate = ({ answered, unanswered }: AnswerFacts): number =>
  (answered + ANSWERED_BEFORE) / (answered + unanswered + ASKED_BEFORE);
