import { Worker } from 'node:worker_threads';
import { createFrameReader } from './frames.ts';
import type { Answer, Handlers, Order } from './protocol.ts';

/** The other end of a worker process: one ask after the other, until the server ends it or is gone. */
export function answerAsks(handlers: Handlers): void {
  // A thread of its own sees to the limits: the one here may be deep inside a decoder.
  new Worker(new URL('watch.worker.ts', import.meta.url), {
    workerData: { memoryMb: Number(process.argv[2]), parent: process.ppid },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  }).unref();
  const readInput = createFrameReader(process.stdin);
  process.on('disconnect', () => process.exit());
  const answer = async ({ kind, payload }: Order) => {
    const input = await readInput();
    process.send!(await answerOf(handlers[kind], payload, input));
  };
  process.on('message', (order: Order) => void answer(order));
}

async function answerOf(
  handler: Handlers[string] | undefined,
  payload: unknown,
  input: Uint8Array,
): Promise<Answer> {
  try {
    if (!handler) return { error: 'Nobody answers this kind' };
    return { value: await handler(payload as never, input) };
  } catch (error) {
    return { error: String(error) };
  }
}
