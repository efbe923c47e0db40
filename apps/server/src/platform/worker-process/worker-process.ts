import type { Log } from '#platform/log';
import type { Metrics } from '#platform/metrics';
import { WorkerFailure } from './failure.ts';
import { failure, startProcess, type OneProcess } from './one-process.ts';
import type { Handlers, Input } from './protocol.ts';

export interface WorkerOptions {
  /** Its name in figures and log. */
  readonly worker: string;
  /** The file that calls `answerAsks`. */
  readonly entry: URL;
  /** How long one ask may take, and how long its input may take to come. */
  readonly timeoutMs: number;
  /** How many processes at most; each answers one ask at a time, so that who ends one ends nobody else's. */
  readonly atOnce: number;
  /** How much memory one process may take, all in all. */
  readonly memoryMb: number;
  /** How long an idle process waits for another ask. */
  readonly idleMs: number;
}
export interface WorkerContext {
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Processes for work that may die, hang or take too much memory. None runs before it is asked. */
export interface WorkerProcess<H extends Handlers> {
  /**
   * What the handler of this kind answers. Copies payload and answer; what is large is the input.
   *
   * @throws WorkerFailure, or what opening the input threw.
   */
  ask<K extends keyof H & string>(
    kind: K,
    payload: Parameters<H[K]>[0],
    input?: Input,
  ): Promise<Awaited<ReturnType<H[K]>>>;
  /** Ends every process; who waits is told `CLOSED`. */
  close(): Promise<void>;
}

/** Whoever comes when so many wait is told to come again. */
const MOST_WAITING = 100;

interface Resting {
  readonly one: OneProcess;
  readonly timer: NodeJS.Timeout;
}

/** Does not start anything yet. `H` are the handlers of the entry, by `typeof`. */
export function createWorkerProcess<H extends Handlers>(
  { log, metrics }: WorkerContext,
  options: WorkerOptions,
): WorkerProcess<H> {
  const turns = createTurns(options.atOnce);
  const all = new Set<OneProcess>();
  const resting: Resting[] = [];

  function take(): OneProcess {
    const rested = resting.pop();
    clearTimeout(rested?.timer);
    const one = rested?.one.isAlive ? rested.one : startProcess(options.entry, options.memoryMb);
    all.add(one);
    return one;
  }
  function giveBack(one: OneProcess): void {
    if (!one.isAlive) return void all.delete(one);
    const timer = setTimeout(() => {
      resting.splice(resting.indexOf(rested), 1);
      all.delete(one);
      void one.end('CLOSED');
    }, options.idleMs).unref();
    const rested = { one, timer };
    resting.push(rested);
  }
  async function askOne(kind: string, payload: unknown, input: Input | undefined): Promise<unknown> {
    const stop = metrics.workerSeconds.startTimer({ worker: options.worker, kind });
    const one = take();
    let outcome = 'DONE';
    try {
      return await one.ask({ kind, payload }, input, options.timeoutMs);
    } catch (error) {
      outcome = error instanceof WorkerFailure ? error.reason : 'INPUT';
      const { lastWords } = one;
      if (outcome !== 'CLOSED')
        log.warn({ worker: options.worker, kind, outcome, lastWords }, 'a worker process did not answer');
      throw error;
    } finally {
      stop({ outcome });
      giveBack(one);
    }
  }
  return {
    ask: async (kind, payload, input) => (await turns.run(() => askOne(kind, payload, input))) as never,
    async close() {
      turns.close();
      for (const { timer } of resting) clearTimeout(timer);
      await Promise.all([...all].map((one) => one.end('CLOSED')));
    },
  };
}

/** So many at once; the others wait in order. */
function createTurns(atOnce: number) {
  const waiting: PromiseWithResolvers<void>[] = [];
  let free = atOnce;
  let isClosed = false;

  async function wait(): Promise<void> {
    if (waiting.length >= MOST_WAITING) throw failure('BUSY');
    const turn = Promise.withResolvers<void>();
    waiting.push(turn);
    await turn.promise;
  }
  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (!isClosed && free === 0) await wait();
      else free--;
      try {
        if (isClosed) throw failure('CLOSED');
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next.resolve();
        else free++;
      }
    },
    close(): void {
      isClosed = true;
      for (const turn of waiting.splice(0)) turn.reject(failure('CLOSED'));
    },
  };
}
