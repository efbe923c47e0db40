import * as z from 'zod/mini';
import { day, instant } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

/** Whether she can be found and asked now, and what a pause leaves as it is. */
export const pauseState = z.object({
  paused: z.boolean(),
  pausedAt: z.nullable(instant()),
  /** From 00:00 of this day she is there again by herself. */
  resumeDay: z.nullable(day()),
  /** Requests that she still has to answer, and bookings that stay. */
  pendingCount: z.int(),
  approvedCount: z.int(),
});
export type PauseState = z.output<typeof pauseState>;

export const pauseRoutes = {
  getPause: route('GET', '/settings/update-status', 'cast', {
    summary: 'Whether she has paused, until when, and what of hers stays.',
    answer: pauseState,
  }),
  putPause: route('PUT', '/settings/update-status', 'cast', {
    summary:
      'Pauses or resumes. While paused she is in no search and gets no new request; what was sent waits for her answer, what is confirmed stays.',
    body: z.object({ paused: z.boolean(), resumeDay: z.optional(z.nullable(day())) }),
    answer: pauseState,
    errors: ['RESUME_DAY'],
  }),
} as const;
