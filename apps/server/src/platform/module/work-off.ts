import type { Running } from './index.ts';

type Work = Pick<Running, 'outbox' | 'jobs' | 'sweeper'>;

/** Hands on all events, does all jobs and everything that is due, until nothing is left but what failed and waits for its next try. */
export async function workOff({ outbox, jobs, sweeper }: Work): Promise<void> {
  do {
    do {
      await outbox.drain();
    } while ((await jobs.drain()) > 0);
  } while ((await sweeper.sweepNow()) > 0);
}
