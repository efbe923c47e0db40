import * as z from 'zod/mini';
import { addDays, dayOf, instantAt, minuteOfDay } from '@yoimachi/domain/time';
import type { Clock } from '#platform/clock';
import { withTransaction, type Db } from '#platform/database';
import { does, job, type JobSender, type JobWork } from './job.ts';
import { beginRoutine, beginningOf, rememberRoutines } from './routine.store.ts';
import type { DueWork } from './due.ts';

/** Work of fixed times that belongs to no change. Idempotent, as every job. */
export interface Routine {
  readonly name: string;
  /** Minutes of a Tokyo day, ascending. */
  readonly minutes: readonly number[];
  run(): Promise<unknown>;
}

/** What the product does by itself: what becomes due, and what has fixed times. */
export interface Works {
  readonly due: readonly DueWork[];
  readonly routines: readonly Routine[];
}

/** Once a day. */
export const daily = (hour: number, minute = 0): readonly number[] => [hour * 60 + minute];
/** All day long, from midnight on. */
export const everyMinutes = (step: number): readonly number[] =>
  Array.from({ length: (24 * 60) / step }, (_, n) => n * step);

const NOTHING = z.object({});
const jobOf = ({ name }: Routine) => job(name, NOTHING);

/**
 * Begins routines by the product's clock. What falls due is sent as a job, so that other due work does not wait for it. Times that passed
 * unseen are made up for once, and a routine that is new begins with its next time.
 */
export function routineWork(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  jobs: JobSender,
  routines: readonly Routine[],
): DueWork[] {
  /** At the first start of a product they all are new: one statement, instead of a sweep for each. */
  const passed = () =>
    routines.map(({ name, minutes }) => ({ name, due_at: latestTime(minutes, clock.now()) }));
  return routines.map((routine) => ({
    name: `routine.${routine.name}`,
    queue: beginningOf(routine.name),
    rowOf: ({ id, due_at }, now) => ({ id, dueAt: nextTime(routine.minutes, due_at, now) }),
    // It is one row.
    together: false,
    run: ({ id, dueAt }) =>
      withTransaction(db, async (trx) => {
        if (await beginRoutine(trx, id, dueAt)) await jobs.send(trx, jobOf(routine), {});
        else await rememberRoutines(trx, passed());
      }),
  }));
}

export const routineJobs = (routines: readonly Routine[]): JobWork[] =>
  routines.map((routine) => does(jobOf(routine), () => routine.run()));

/** The last time that passed since it was begun, else the one that comes; of a routine never seen, the last that passed. */
function nextTime(minutes: readonly number[], begunAt: Date | null, now: Date): Date {
  const latest = latestTime(minutes, now);
  return begunAt === null || latest > begunAt ? latest : timeAfter(minutes, begunAt);
}

/** The last of these minutes of a day that is not after `now`. */
function latestTime(minutes: readonly number[], now: Date): Date {
  const day = dayOf(now);
  const passed = minutes.findLast((minute) => minute <= minuteOfDay(now, day));
  return passed === undefined ? instantAt(addDays(day, -1), minutes.at(-1)!) : instantAt(day, passed);
}

/** The first of these minutes of a day that is after `at`. */
export function timeAfter(minutes: readonly number[], at: Date): Date {
  const day = dayOf(at);
  const coming = minutes.find((minute) => minute > minuteOfDay(at, day));
  return coming === undefined ? instantAt(addDays(day, 1), minutes[0]!) : instantAt(day, coming);
}
