import { parentPort } from 'node:worker_threads';
import { drawSheet, findUnprintable } from './draw.ts';
import type { Answer, Order } from './printer.ts';

/** The other end of a printer: processes one job after the other. */
const port = parentPort!;
const run = (order: Order): Promise<Uint8Array | string[]> =>
  order.kind === 'draw' ? drawSheet(order.sheet) : findUnprintable(order.text);

// One after the other: each document in progress holds its fonts.
let last: Promise<void> = Promise.resolve();
port.on('message', ({ id, order }: { id: number; order: Order }) => {
  last = last.then(async () => {
    try {
      port.postMessage({ id, value: await run(order) } satisfies Answer);
    } catch (error) {
      port.postMessage({ id, error: String(error) } satisfies Answer);
    }
  });
});
