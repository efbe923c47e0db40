import { setTimeout as later } from 'node:timers/promises';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import type { Embedded } from './embedded.ts';

const WATCH_MS = 250;
/** Waits before the first attempt, the second, …; after as many attempts within ten minutes something is broken that a restart does not fix. */
const WAITS_MS = [0, 1_000, 2_000, 5_000, 10_000];
const SPAN_MS = 600_000;

export interface KeepRunningOptions {
  /** Aborted: the watch ends. */
  readonly signal: AbortSignal;
  /** Called with one sentence for each loss and its end. */
  readonly say: (sentence: string) => void;
  readonly waitsMs?: readonly number[];
}

/**
 * Restarts the embedded server whenever it stops by itself, until the signal. While it is down calls are answered 503. Throws StartupError
 * with one sentence if it keeps stopping, or failing to start.
 */
export async function keepRunning(
  database: Pick<Embedded, 'isRunning' | 'restart'>,
  { signal, say, waitsMs = WAITS_MS }: KeepRunningOptions,
): Promise<void> {
  let triedAt: number[] = [];
  let reason = 'it ended by itself';
  const pause = (ms: number) => later(ms, undefined, { signal }).catch(() => undefined);
  for (; !signal.aborted; await pause(WATCH_MS)) {
    if (database.isRunning()) continue;
    triedAt = triedAt.filter((at) => performance.now() - at < SPAN_MS);
    const waitMs = waitsMs[triedAt.length];
    if (waitMs === undefined)
      throw new StartupError(
        `The database was started again ${waitsMs.length} times and does not stay: ${reason}`,
      );
    say(`The database has gone away; starting it again (${triedAt.length + 1} of ${waitsMs.length}).`);
    await pause(waitMs);
    if (signal.aborted) return;
    triedAt.push(performance.now());
    await database.restart().then(
      () => say('The database is back.'),
      (error: unknown) => (reason = error instanceof Error ? error.message : String(error)),
    );
  }
}
