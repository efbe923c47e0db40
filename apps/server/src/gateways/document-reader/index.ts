import type { Clock } from '#platform/clock';
import { createWorkerProcess, type WorkerContext } from '#platform/worker-process';
import { companyReader } from './company-reader.ts';
import type { DocumentReader } from './port.ts';
import type { ReaderHandlers } from './reader.worker.ts';

/** One reading at a time: it takes a whole core for some seconds. */
const AT_ONCE = 1;
/** Far more than one takes: two in a row are a picture that cannot be read. */
const TIMEOUT_MS = 120_000;
/** Two models with their recognisers take most of it. */
const MEMORY_MB = 1_200;
const IDLE_MS = 60_000;

export type ReaderContext = WorkerContext & { readonly clock: Clock };

/** This installation's reader of documents; nothing runs before the first reading. */
export function createDocumentReader({ clock, log, metrics }: ReaderContext): DocumentReader {
  const process = createWorkerProcess<ReaderHandlers>(
    { log, metrics },
    {
      worker: 'document-reader',
      entry: new URL('reader.worker.ts', import.meta.url),
      timeoutMs: TIMEOUT_MS,
      atOnce: AT_ONCE,
      memoryMb: MEMORY_MB,
      idleMs: IDLE_MS,
    },
  );
  return companyReader(process, clock);
}
