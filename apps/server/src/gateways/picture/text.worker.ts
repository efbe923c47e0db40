import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { createWorker, PSM, type Worker } from 'tesseract.js';
import { ok, type Result } from '@yoimachi/domain/result';
import { answerAsks } from '#platform/worker-process/answer-asks.ts';
import { openPicture } from './open.ts';
import type { PictureRefusal, TextHint } from './port.ts';
import { textHints } from './text-hints.ts';

const SIDE = 1_280;
const LEAST_CONFIDENCE = 70;

const require = createRequire(import.meta.url);

let reader: Promise<Worker> | undefined;

/** Numbers, addresses and ids are in Latin letters; the model of these takes a fifth of the time of one with kanji. */
async function startReader(): Promise<Worker> {
  const models = dirname(require.resolve('@tesseract.js-data/eng/package.json'));
  const langPath = join(models, '4.0.0_best_int');
  const worker = await createWorker('eng', 1, { langPath, cacheMethod: 'none' });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT });
  return worker;
}

const handlers = {
  async readText(_payload: undefined, bytes: Uint8Array): Promise<Result<TextHint[], PictureRefusal>> {
    const opened = await openPicture(bytes);
    if (!opened.ok) return opened;
    const grey = await opened.value.image
      .clone()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .greyscale()
      .png({ compressionLevel: 1 })
      .toBuffer();
    const { data } = await (await (reader ??= startReader())).recognize(grey, {}, { blocks: true });
    const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((part) => part.lines));
    const sure = lines.map(({ words }) =>
      words
        .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
        .map(({ text }) => text)
        .join(' '),
    );
    return ok(textHints(sure));
  },
};
export type TextHandlers = typeof handlers;

answerAsks(handlers);
