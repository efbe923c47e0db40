import { createLog } from '#platform/log';
import { createMetrics } from '#platform/metrics';
import { createWorkerProcess, type Input } from '../index.ts';
import type { OddHandlers } from './odd.worker.ts';

/** A server in short: asks its worker what its process id is, leaves it in an endless loop, and says the id. */
const worker = createWorkerProcess<OddHandlers>(
  { log: createLog({ logLevel: 'silent' }), metrics: createMetrics() },
  {
    worker: 'odd',
    entry: new URL('odd.worker.ts', import.meta.url),
    timeoutMs: 60_000,
    atOnce: 1,
    memoryMb: 200,
    idleMs: 60_000,
  },
);
const pid = await worker.ask('pid', undefined);
if (process.argv[2] === 'spin') {
  const begun: Input = async () => {
    process.stdout.write(`${pid}\n`);
    return new Uint8Array(1);
  };
  await worker.ask('spin', undefined, begun);
}
process.stdout.write(`${pid}\n`);
