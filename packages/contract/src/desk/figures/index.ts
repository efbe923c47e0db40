import * as z from 'zod/mini';
import { day, id, instant, listOf, page, pageQuery, points, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { BOOKING_FIGURES, COUNTED_FIGURES, PEOPLE_FIGURES, SMS_SUBJECTS } from '@yoimachi/domain/figures';
import { CastClass } from '@yoimachi/domain/profile';
import { isMonth } from '@yoimachi/domain/time';

const count = () => z.int().check(z.minimum(0));
const castClass = () => z.literal(Object.values(CastClass));
const bookingFigures = z.object({
  requested: count(),
  approved: count(),
  refused: count(),
  unanswered: count(),
  withdrawn: count(),
  confirmed: count(),
  guestCancelled: count(),
  castCancelled: count(),
  fellThrough: count(),
  castNoShow: count(),
  guestNoShow: count(),
  met: count(),
  answerSeconds: count(),
  billedPoints: points(),
  feePoints: z.int(),
});
/** YYYY-MM */
const month = () => z.string().check(z.refine(isMonth));
const span = { from: day(), to: day() };
/** Of casts in a district, or of a class, as they were when they were asked. */
const part = { district: z.optional(text(40)), castClass: z.optional(castClass()) };
/** A cast's share of a booking, and when something became of it. */
const share = {
  id: z.string(),
  at: instant(),
  booking: z.object({ id: id(), number: z.string() }),
  guest: z.object({ id: id(), nickname: z.string() }),
  cast: z.object({ id: id(), nickname: z.string() }),
  district: z.nullable(z.string()),
  castClass: z.nullable(castClass()),
};

/** Of those whose first meeting was in a month, who met somebody in one. */
const cohortCell = { side: z.literal(['GUEST', 'CAST']), firstMonth: month(), month: month() };

/** What the office counts; nothing private stands in it. Days are Tokyo's, both ends included. */
export const figuresAdminRoutes = {
  listBookingDays: route('GET', '/figures/bookings', 'operator', {
    summary:
      "What became of casts' shares in bookings on each day of a span, the last first, and in all of it by district and by class.",
    query: z.object({ ...span, ...part }),
    answer: z.object({
      days: listOf({ day: day(), figures: bookingFigures }),
      /** The most requests first; empty: nobody knows. */
      districts: listOf({ district: z.string(), figures: bookingFigures }),
      classes: listOf({ castClass: z.nullable(castClass()), figures: bookingFigures }),
    }),
  }),
  listCounted: route('GET', '/figures/counted', 'operator', {
    summary: 'What a figure of bookings counts in a span, the last first.',
    query: z.object({ ...pageQuery, ...span, ...part, figure: z.literal([...BOOKING_FIGURES]) }),
    answer: page(
      z.object({
        ...share,
        /** Since she was asked. */
        waitedMinutes: count(),
      }),
    ),
  }),
  listSettled: route('GET', '/figures/settled', 'operator', {
    summary: "What casts' shares in bookings were settled at in a span, the last first.",
    query: z.object({ ...pageQuery, ...span, ...part }),
    answer: page(
      z.object({
        ...share,
        billedPoints: points(),
        /** Of it what the product kept. */
        feePoints: z.int(),
      }),
    ),
  }),
  listCountedPeople: route('GET', '/figures/counted-people', 'operator', {
    summary: 'What a figure of people counts in a span, the last first.',
    query: z.object({ ...pageQuery, ...span, figure: z.literal([...PEOPLE_FIGURES]) }),
    answer: page(
      z.object({
        id: z.string(),
        at: instant(),
        /** Null: an SMS, of which nobody keeps to whom it went. */
        member: z.nullable(z.object({ id: id(), number: z.string(), nickname: z.nullable(z.string()) })),
        /** From handing in to an operator's decision. Null: no check of age, or none that an operator decided. */
        waitedMinutes: z.nullable(count()),
        /** Null: no SMS. */
        sms: z.nullable(
          z.object({
            subject: z.literal([...SMS_SUBJECTS]),
            /** False: its service never said whether it took it. */
            isTaken: z.boolean(),
          }),
        ),
      }),
    ),
  }),
  exportCounted: route('GET', '/figures/counted/export', 'operator', {
    summary:
      'What a figure of bookings or of people counts in a span, or what was settled in it, as CSV, the oldest first, as it stood when it was asked for.',
    query: z.object({ ...span, ...part, figure: z.literal([...COUNTED_FIGURES]) }),
    file: 'text/csv; charset=utf-8',
    isStreamed: true,
  }),
  listPeopleDays: route('GET', '/figures/people', 'operator', {
    summary:
      'Who registered, how long checks of age took, and how many SMS went out, on each day of a span, the last first.',
    query: z.object(span),
    answer: z.object({
      days: listOf({
        day: day(),
        guests: count(),
        casts: count(),
        left: count(),
        ageChecksPassed: count(),
        ageChecksRefused: count(),
        /** By operators alone, from handing in to decision. Null: they decided nothing. */
        ageCheckMinutes: z.nullable(count()),
        smsSent: count(),
      }),
    }),
  }),
  listCohorts: route('GET', '/figures/cohorts', 'operator', {
    summary:
      'Of the guests or casts whose first meeting was in a month, how many met somebody in each later one; as of last night.',
    query: z.object({ side: z.literal(['GUEST', 'CAST']) }),
    answer: z.object({
      /** The latest first; `people[0]` is the month itself. */
      items: listOf({ firstMonth: z.string(), people: z.array(count()) }),
    }),
  }),
  listCohortPeople: route('GET', '/figures/cohort-people', 'operator', {
    summary:
      'Those of a cohort who met somebody in a month, in the order of their ids; as of last night, as its counts.',
    query: z.object({ cursor: pageQuery.cursor, ...cohortCell }),
    answer: page(z.object({ id: id(), number: z.string(), nickname: z.nullable(z.string()) })),
  }),
  exportCohortPeople: route('GET', '/figures/cohort-people/export', 'operator', {
    summary: 'The same people as CSV, by their numbers.',
    query: z.object(cohortCell),
    file: 'text/csv; charset=utf-8',
    isStreamed: true,
  }),
} as const;
