import { Worker } from 'node:worker_threads';
import type { Sheet } from './sheet.ts';

export type Order =
  | { readonly kind: 'draw'; readonly sheet: Sheet }
  | { readonly kind: 'check'; readonly text: string };
export interface Answer {
  readonly id: number;
  readonly value?: Uint8Array | string[];
  readonly error?: string;
}

/** Prints sheets. An idle printer costs nothing: its thread, font and memory come with a job and go after it. */
export interface Printer {
  /** The PDF of a sheet; equal sheets give equal bytes. */
  draw(sheet: Sheet): Promise<Uint8Array>;
  /** The characters of a text missing from the font. */
  unprintable(text: string): Promise<string[]>;
  close(): Promise<void>;
}

/** How long the thread waits for another job. */
const IDLE_MS = 30_000;
/** Without a limit, a long queue of jobs lets the garbage of many fonts pile up. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 };

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, PromiseWithResolvers<NonNullable<Answer['value']>>>;
}

/** A printer that works in a thread of its own: a five-megabyte font must not hold up the calls. */
export function createPrinter(): Printer {
  let thread: Thread | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;

  function end(): Promise<unknown> | undefined {
    clearTimeout(idle);
    const ended = thread?.worker.terminate();
    thread = undefined;
    return ended;
  }

  async function order<T extends Uint8Array | string[]>(what: Order): Promise<T> {
    clearTimeout(idle);
    const current = (thread ??= startThread((ended) => {
      if (thread === ended) thread = undefined;
    }));
    const id = ++lastId;
    const answer = Promise.withResolvers<NonNullable<Answer['value']>>();
    current.waiting.set(id, answer);
    current.worker.postMessage({ id, order: what }, []);
    try {
      return (await answer.promise) as T;
    } finally {
      if (current.waiting.size === 0 && thread === current)
        idle = setTimeout(() => void end(), IDLE_MS).unref();
    }
  }
  return {
    draw: (sheet) => order({ kind: 'draw', sheet }),
    unprintable: (text) => order({ kind: 'check', text }),
    close: async () => void (await end()),
  };
}

function startThread(onEnd: (ended: Thread) => void): Thread {
  const waiting: Thread['waiting'] = new Map();
  const worker = new Worker(new URL('draw.worker.ts', import.meta.url), { resourceLimits: LIMITS });
  const thread = { worker, waiting };
  worker.unref();
  worker.on('message', ({ id, value, error }: Answer) => {
    const answer = waiting.get(id);
    waiting.delete(id);
    if (value === undefined) answer?.reject(new Error(`Not printed: ${error}`));
    else answer?.resolve(value);
  });
  const fail = (error: Error) => {
    onEnd(thread);
    for (const answer of waiting.values()) answer.reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The printing thread has ended')));
  return thread;
}
