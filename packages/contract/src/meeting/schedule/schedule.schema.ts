import * as z from 'zod/mini';
import { BAR_MAX, BAR_PATTERN } from '@yoimachi/domain/schedule';
import { day, id, instant, listOf, minute, text } from '@yoimachi/contract/common';

// Any whole number is accepted: the rule reports what is wrong with it in its own words.
const typedMinute = () => z.nullable(z.int());

export const scheduleInput = z.object({
  day: day(),
  fromMinute: typedMinute(),
  toMinute: typedMinute(),
  workMinute: typedMinute(),
  /** One line. */
  workingBar: text(BAR_MAX).check(z.regex(BAR_PATTERN)),
  cantJoinAlone: z.boolean(),
});

/** What is on a day, in minutes from its 00:00. */
const onDay = {
  bookingId: id(),
  guestNickname: z.string(),
  startMinute: minute(),
};

/** One day in her own calendar, with what is on it. */
export const ownSchedule = z.object({
  scheduleId: id(),
  version: z.int(),
  day: day(),
  fromMinute: minute(),
  toMinute: minute(),
  workMinute: minute(),
  workingBar: z.string(),
  cantJoinAlone: z.boolean(),
  /** Requests waiting for her answer. */
  requests: listOf({ ...onDay, endMinute: minute(), deadlineAt: instant() }),
  /** Approved, running and finished ones; an extension moves the end, not the planned end. */
  bookings: listOf({ ...onDay, plannedEndMinute: minute(), endMinute: minute(), finished: z.boolean() }),
});
export type OwnSchedule = z.output<typeof ownSchedule>;

/** How many pending requests she agreed to refuse. */
export const confirmedRefusals = () => z._default(z.int().check(z.minimum(0)), 0);

/** Days in one copy: as many as can be planned. */
export const MAX_COPY_DAYS = 61;

/** A day to copy to, with the version of the schedule she saw there; null if there was none. */
export const copyTarget = z.object({ day: day(), version: z.nullable(z.int()) });

/** What a copy did to one day. */
export const copiedDay = z.object({
  day: day(),
  outcome: z.literal(['CREATED', 'CHANGED', 'UNCHANGED', 'REFUSED']),
  /** With REFUSED a code of the error catalogue, else null; CONFLICT: the day has changed since she saw it. */
  code: z.nullable(z.string()),
  /** Requests that were refused on that day. */
  refusedRequests: z.int(),
});
export type CopiedDay = z.output<typeof copiedDay>;

/** One day as a guest sees it. */
export const castDay = z.object({
  day: day(),
  version: z.int(),
  fromMinute: minute(),
  toMinute: minute(),
  workMinute: minute(),
  workingBar: z.string(),
  cantJoinAlone: z.boolean(),
  /** Free windows of at least 45 minutes. */
  free: listOf({ fromMinute: minute(), toMinute: minute() }),
  /** Why this guest cannot request the day, null if he can. */
  blockedBy: z.nullable(z.literal(['ALREADY_REQUESTED', 'OTHER_REQUEST', 'TOO_LATE', 'FULL'])),
});
export type CastDay = z.output<typeof castDay>;
