import { DAY_MS, MINUTE_MS } from '@yoimachi/domain/time';

/** Why everybody is reckoned again. */
export const RUN_CAUSES = ['NIGHT', 'WEIGHT', 'OPERATOR'] as const;
export type RunCause = (typeof RUN_CAUSES)[number];

/** Some ten thousand casts take a minute: what is not done by then hangs. */
export const RUN_LATE_MINUTES = 15;

/** Never run; all done; under way; not done, or not begun, when it should be; its routine failed. */
export const RUN_STATES = ['NEVER', 'DONE', 'UNDER_WAY', 'LATE', 'FAILED'] as const;
export type RunState = (typeof RUN_STATES)[number];

interface RunTimes {
  readonly begunAt: Date;
  readonly endedAt: Date | null;
}

/**
 * How the newest run of places and rankings stands.
 *
 * @param isFailing the nightly routine could not begin one, and is tried again or was given up.
 */
export function runState(run: RunTimes | null, isFailing: boolean, now: Date): RunState {
  if (isFailing) return 'FAILED';
  if (run === null) return 'NEVER';
  const sinceMs = now.getTime() - run.begunAt.getTime();
  const lateMs = RUN_LATE_MINUTES * MINUTE_MS;
  if (run.endedAt === null) return sinceMs > lateMs ? 'LATE' : 'UNDER_WAY';
  return sinceMs > DAY_MS + lateMs ? 'LATE' : 'DONE';
}
