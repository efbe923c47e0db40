import { fail, type Result } from '@yoimachi/domain/result';
import { askTwice, createWorkerProcess, type Input, type WorkerContext } from '#platform/worker-process';
import type { PictureHandlers } from './picture.worker.ts';
import type { PictureRefusal, Pictures, PictureSource } from './port.ts';
import type { TextHandlers } from './text.worker.ts';

const entry = new URL('picture.worker.ts', import.meta.url);
const LIMITS = { memoryMb: 700, idleMs: 30_000 };

/** Pictures by sharp, in processes that begin with the first picture. What takes seconds holds up nobody who waits for an answer. */
export function createPictures(context: WorkerContext): Pictures {
  const quick = createWorkerProcess<PictureHandlers>(context, {
    ...LIMITS,
    worker: 'picture',
    entry,
    timeoutMs: 30_000,
    atOnce: 2,
  });
  const slow = createWorkerProcess<PictureHandlers>(context, {
    ...LIMITS,
    worker: 'picture-slow',
    entry,
    timeoutMs: 120_000,
    atOnce: 1,
  });
  const text = createWorkerProcess<TextHandlers>(context, {
    ...LIMITS,
    worker: 'picture-text',
    entry: new URL('text.worker.ts', import.meta.url),
    timeoutMs: 60_000,
    atOnce: 1,
  });
  return {
    look: (source, kind) => answered(() => quick.ask('look', kind, inputOf(source))),
    photo: (source, format) =>
      answered(() => (format === 'avif' ? slow : quick).ask('photo', format, inputOf(source))),
    wide: (source, format) => answered(() => quick.ask('wide', format, inputOf(source))),
    avatar: (source) => answered(() => quick.ask('avatar', undefined, inputOf(source))),
    document: (source) => answered(() => quick.ask('document', undefined, inputOf(source))),
    readText: (source) => answered(() => text.ask('readText', undefined, inputOf(source))),
    close: async () => void (await Promise.all([quick, slow, text].map((one) => one.close()))),
  };
}

const inputOf = (source: PictureSource): Input => (source instanceof Uint8Array ? () => source : source);

const answered = <T>(ask: () => Promise<Result<T, PictureRefusal>>) => askTwice(ask, fail('IMAGE_BROKEN'));
