import {
  judgeDocument,
  type DocumentOutcome,
  type DocumentVerdict,
} from '../../../packages/domain/src/people/age-check/index.ts';
import { createDocumentReader } from '../../../apps/server/src/gateways/document-reader/index.ts';
import type { DocumentReader } from '../../../apps/server/src/gateways/document-reader/port.ts';
import { createLog } from '../../../apps/server/src/platform/log/index.ts';
import { createMetrics } from '../../../apps/server/src/platform/metrics/index.ts';
import { drawCard } from '../../documents/card.ts';
import { photograph } from '../../documents/photo.ts';
import { TODAY, type Sample } from './samples.ts';

/** The product's own reader, on the samples' day. */
export const createSampleReader = (): DocumentReader =>
  createDocumentReader({
    log: createLog({ logLevel: 'silent' }),
    metrics: createMetrics(),
    clock: { now: () => new Date(`${TODAY}T12:00:00+09:00`) },
  });

export interface Judged {
  readonly sample: Sample;
  readonly outcome: DocumentOutcome;
  readonly items: DocumentVerdict['items'];
  readonly milliseconds: number;
}

/** Draws a sample, photographs it, reads it and judges what was read. */
export async function judgeSample(reader: DocumentReader, sample: Sample): Promise<Judged> {
  const photo = await photograph(await drawCard(sample.order), sample.conditions);
  const startedAt = performance.now();
  const read = await reader.read(photo, sample.asked);
  const milliseconds = performance.now() - startedAt;
  return { sample, ...judgeDocument(read, sample.asked), milliseconds };
}

/** A document that shows somebody else, or nothing, and was taken for hers. */
export const isWronglyAccepted = ({ sample, outcome }: Judged): boolean =>
  !sample.isRight && outcome === 'VERIFIED';
