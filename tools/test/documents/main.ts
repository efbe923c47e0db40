/**
 * Reads every sample and writes the figures: `node tools/test/documents/main.ts`. With `--draw <folder>` it writes the samples' photos there instead.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OFFERED_DOCUMENTS } from '../../../packages/domain/src/people/age-check/index.ts';
import { ROOT } from '../../launch/paths.ts';
import { drawCard } from '../../documents/card.ts';
import { figuresOf } from './figures.ts';
import { createSampleReader, judgeSample, type Judged } from './measure.ts';
import { photograph } from '../../documents/photo.ts';
import { samplesOf } from './samples.ts';

const FIGURES = join(ROOT, 'docs/document-reading.md');
const all = OFFERED_DOCUMENTS.flatMap(samplesOf);
/** A reader takes one core. */
const AT_ONCE = 2;

async function draw(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { title, order, conditions, asked } of all) {
    const name = `${asked.documentType} ${title}.jpg`.replace(/[^\w.]+/g, '-');
    await writeFile(join(folder, name), await photograph(await drawCard(order), conditions));
  }
}

async function measure(): Promise<void> {
  const judged: Judged[] = [];
  const left = all.entries();
  const readOn = async () => {
    const reader = createSampleReader();
    for (const [index, sample] of left) {
      const one = await judgeSample(reader, sample);
      judged[index] = one;
      console.log(lineOf(one));
    }
    await reader.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  await writeFile(FIGURES, figuresOf(judged));
}

/** What became of a sample; of one that shows her, also what was not read of it. */
function lineOf({ sample, outcome, items, milliseconds }: Judged): string {
  const flaws = sample.isRight && outcome !== 'VERIFIED' ? JSON.stringify(items) : '';
  return [sample.asked.documentType, sample.title, outcome, Math.round(milliseconds), flaws].join('\t');
}

const folder = process.argv[2] === '--draw' ? process.argv[3] : undefined;
await (folder === undefined ? measure() : draw(folder));
