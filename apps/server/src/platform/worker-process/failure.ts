import { fail } from '@yoimachi/domain/result';
import { ToldFailure } from '#platform/http/told-failure.ts';

/**
 * DIED: its process ended by itself. TIME, MEMORY: it took too much and was ended. INPUT: what it was to be given did not come in time.
 * THREW: it failed and lives on. BUSY: too many wait already. CLOSED: the server stops.
 */
export type WorkerReason = 'DIED' | 'TIME' | 'MEMORY' | 'INPUT' | 'THREW' | 'BUSY' | 'CLOSED';

/** Why a worker process did not answer. Only the one ask fails; the next finds a process again. */
export class WorkerFailure extends Error {
  readonly reason: WorkerReason;

  constructor(reason: WorkerReason, told: string) {
    super(told);
    this.name = 'WorkerFailure';
    this.reason = reason;
  }
}

/** Whether it is what was asked about that ended the worker: asking again would end it again. */
export const isItsOwnFault = (error: unknown): error is WorkerFailure =>
  error instanceof WorkerFailure && ['DIED', 'TIME', 'MEMORY', 'THREW'].includes(error.reason);

/**
 * What `ask` answers, for whoever waits for it. Who died may have died of something else, so that one is asked again, once; what ends its process by itself, every time, is
 * answered with `harmful`.
 *
 * @throws ToldFailure UNAVAILABLE when nobody could be asked: BUSY, CLOSED, INPUT.
 */
export async function askTwice<T>(ask: () => Promise<T>, harmful: T): Promise<T> {
  const again = (error: unknown) => {
    if (error instanceof WorkerFailure && error.reason === 'DIED') return ask();
    throw error;
  };
  try {
    return await ask().catch(again);
  } catch (error) {
    if (isItsOwnFault(error)) return harmful;
    if (!(error instanceof WorkerFailure)) throw error;
    throw new ToldFailure(fail('UNAVAILABLE'), error.message, error);
  }
}
