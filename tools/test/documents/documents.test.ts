import { afterAll, expect, test } from 'vitest';
import { createSampleReader, judgeSample } from './measure.ts';
import { quickSamples } from './samples.ts';

const reader = createSampleReader();
afterAll(() => reader.close());

test.each(quickSamples().map((sample) => [`${sample.asked.documentType}, ${sample.title}`, sample] as const))(
  '%s',
  async (_, sample) => {
    const { outcome, items } = await judgeSample(reader, sample);
    const expected = sample.isRight ? 'VERIFIED' : expect.not.stringMatching(/^(VERIFIED|OPERATOR)$/);
    expect({ outcome, items }).toEqual({ outcome: expected, items: expect.anything() });
  },
  300_000,
);
