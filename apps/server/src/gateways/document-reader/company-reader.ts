import { dayOf } from '@yoimachi/domain/time';
import type { Clock } from '#platform/clock';
import { isItsOwnFault, type WorkerProcess } from '#platform/worker-process';
import { NOTHING_READ, type DocumentReader } from './port.ts';
import type { ReaderHandlers } from './reader.worker.ts';

/** Reads on the company's own machine, in a process of its own: nothing of a document goes anywhere else. */
export function companyReader(process: WorkerProcess<ReaderHandlers>, clock: Clock): DocumentReader {
  return {
    async read(picture, { documentType }) {
      const ask = () =>
        process
          .ask('read', { documentType, today: dayOf(clock.now()) }, () => picture)
          .catch((error: unknown) => {
            if (isItsOwnFault(error)) return null;
            throw error;
          });
      // A process may be ended by something else; a picture that ends two cannot be read.
      return (await ask()) ?? (await ask()) ?? NOTHING_READ;
    },
    close: () => process.close(),
  };
}
