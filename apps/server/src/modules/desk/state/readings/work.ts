import {
  OVERDUE_SECONDS,
  STATE_COUNT_MOST,
  type DueWorkReading,
  type JobsReading,
  type OutboxReading,
  type RoutineReading,
} from '@yoimachi/domain/state';
import { beginnings, countJobs, countOverdue, timeAfter } from '#platform/jobs';
import type { StateContext } from '../state-context.ts';
import { countEvents } from '#platform/outbox';
import { agoMs } from './ago.ts';

const isMore = (count: number) => count >= STATE_COUNT_MOST;

export async function readOutbox({ db }: StateContext): Promise<OutboxReading[]> {
  const { waiting, oldest_at, dead } = await countEvents(db, STATE_COUNT_MOST);
  return [{ count: waiting, isMore: isMore(waiting), oldestAt: oldest_at, dead }];
}

export async function readJobs({ db, clock }: StateContext): Promise<JobsReading[]> {
  const counts = await countJobs(db, STATE_COUNT_MOST);
  return counts.map(({ queue, waiting, oldest_ms, retrying, most_tries, dead }) => ({
    queue,
    count: waiting,
    isMore: isMore(waiting),
    oldestAt: agoMs(clock, oldest_ms),
    retrying,
    mostTries: most_tries,
    dead,
  }));
}

export async function readDueWork({ db, clock, works }: StateContext): Promise<DueWorkReading[]> {
  const now = clock.now();
  const before = new Date(now.getTime() - OVERDUE_SECONDS * 1_000);
  const counts = await countOverdue(db, works().due, { before, now, limit: STATE_COUNT_MOST });
  return counts.map((one) => ({ ...one, isMore: isMore(one.count) }));
}

export async function readRoutines({ db, clock, works }: StateContext): Promise<RoutineReading[]> {
  const begun = await beginnings(db);
  return works().routines.map(({ name, minutes }) => {
    const begunAt = begun.get(name) ?? null;
    return { name, begunAt, nextAt: timeAfter(minutes, begunAt ?? clock.now()) };
  });
}
