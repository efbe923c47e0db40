import { afterAll, describe, expect, test } from 'vitest';
import { OFFERED_DOCUMENTS } from '../../../packages/domain/src/people/age-check/index.ts';
import { createSampleReader, isWronglyAccepted, judgeSample, type Judged } from './measure.ts';
import { samplesOf } from './samples.ts';

const reader = createSampleReader();
afterAll(() => reader.close());

/** Of photos held still, and of those of a telephone, so many of six are verified at once; poor ones may all fail. */
const VERIFIED_OF_SIX = { CLEAR: 5, PHONE: 4, POOR: 0 };

describe.each(OFFERED_DOCUMENTS)('%s', (documentType) => {
  test('no picture of anybody else is accepted, and most of hers are', async () => {
    const judged: Judged[] = [];
    for (const sample of samplesOf(documentType)) judged.push(await judgeSample(reader, sample));
    expect(judged.filter(isWronglyAccepted).map(({ sample }) => sample.title)).toEqual([]);
    const rights = judged.filter(({ sample }) => sample.isRight);
    for (const [quality, least] of Object.entries(VERIFIED_OF_SIX)) {
      const those = rights.filter(({ sample }) => sample.conditions.quality === quality);
      expect(those, quality).toHaveLength(6);
      expect(those.filter(({ outcome }) => outcome === 'VERIFIED').length, quality).toBeGreaterThanOrEqual(
        least,
      );
    }
  });
});
