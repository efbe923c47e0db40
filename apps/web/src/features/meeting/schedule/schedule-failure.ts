import { ApiError, errorMessage } from '#lib/api-error.ts';

export interface ScheduleFailure {
  /** What to show; null if a question takes its place. */
  readonly message: string | null;
  /** How many pending requests she would have to refuse; null unless that is the question. */
  readonly refusals: number | null;
}

/** What the server's answer to a save or a deletion means for the sheet. */
export function failureOf(error: Error | null): ScheduleFailure {
  if (error === null) return { message: null, refusals: null };
  if (error instanceof ApiError && error.code === 'SCHEDULE_REFUSES_REQUESTS') {
    const count = error.details['count'];
    if (typeof count === 'number') return { message: null, refusals: count };
  }
  return { message: errorMessage(error), refusals: null };
}
