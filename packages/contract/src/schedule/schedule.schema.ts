import * as z from 'zod/mini';
import { day, id, minute, text } from '../common/index.ts';

export const scheduleInput = z.object({
  day: day(),
  fromMinute: z.nullable(minute()),
  toMinute: z.nullable(minute()),
  workMinute: z.nullable(minute()),
  workingBar: text(60),
  cantJoinAlone: z.boolean(),
});

/** One day of her own calendar, with what is on it. */
export const ownSchedule = z.object({
  scheduleId: id(),
  version: z.int(),
  day: day(),
  fromMinute: minute(),
  toMinute: minute(),
  workMinute: minute(),
  workingBar: z.string(),
  cantJoinAlone: z.boolean(),
  pendingCount: z.int(),
  bookings: z.array(
    z.object({
      bookingId: id(),
      guestNickname: z.string(),
      startMinute: minute(),
      endMinute: minute(),
      finished: z.boolean(),
    }),
  ),
});
export type OwnSchedule = z.output<typeof ownSchedule>;

/** One day as a guest sees it. */
export const castDay = z.object({
  day: day(),
  version: z.int(),
  fromMinute: minute(),
  toMinute: minute(),
  workMinute: minute(),
  workingBar: z.string(),
  cantJoinAlone: z.boolean(),
  /** Windows of at least 45 minutes that are not taken. */
  free: z.array(z.object({ fromMinute: minute(), toMinute: minute() })),
  /** Why this guest cannot ask for the day, null where he can. */
  blockedBy: z.nullable(z.literal(['ALREADY_REQUESTED', 'OTHER_REQUEST', 'TOO_LATE', 'FULL'])),
});
export type CastDay = z.output<typeof castDay>;
