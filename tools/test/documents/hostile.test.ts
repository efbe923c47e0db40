import { afterAll, expect, test } from 'vitest';
import { judgeDocument } from '../../../packages/domain/src/people/age-check/index.ts';
import { HOSTILE_PICTURES } from './hostile.ts';
import { createSampleReader } from './measure.ts';
import { REGISTERED } from '../../documents/people.ja.ts';
import { TODAY } from './samples.ts';

const reader = createSampleReader();
afterAll(() => reader.close());

test.each(HOSTILE_PICTURES.map((picture) => [picture.title, picture] as const))(
  '%s shows nobody’s age, and nobody has to look at it',
  async (_, picture) => {
    const { documentType } = picture;
    const read = await reader.read(await picture.draw(), { documentType });
    const asked = { documentType, legalName: REGISTERED, birthday: '1999-05-05', today: TODAY };
    expect(['VERIFIED', 'OPERATOR']).not.toContain(judgeDocument(read, asked).outcome);
    expect(['VERIFIED']).not.toContain(judgeDocument(read, { ...asked, legalName: null }).outcome);
  },
  300_000,
);
