import type { Running } from './index.ts';

/** Hands on all events and does all jobs, until nothing is left but what failed and waits for its next try. */
export async function handOnAll({ outbox, jobs }: Pick<Running, 'outbox' | 'jobs'>): Promise<void> {
  do {
    await outbox.drain();
  } while ((await jobs.drain()) > 0);
}
