import {
  OFFERED_DOCUMENTS,
  type AskedOfDocument,
  type OfferedDocument,
} from '../../../packages/domain/src/people/age-check/index.ts';
import type { SampleOrder } from '../../documents/card.ts';
import { PEOPLE, REGISTERED, SISTER, TWIN } from '../../documents/people.ja.ts';
import type { Conditions, Quality } from '../../documents/photo.ts';

/** A photo of a document, whom it has to show, and whether it does. */
export interface Sample {
  readonly title: string;
  readonly order: SampleOrder;
  readonly conditions: Conditions;
  readonly asked: AskedOfDocument;
  readonly isRight: boolean;
}

export const TODAY = '2026-11-22';
const BIRTHDAY = '1999-05-05';
const QUALITIES: readonly Quality[] = ['CLEAR', 'PHONE', 'POOR'];
const DAYS = { expiresOn: '2029-06-05', issuedOn: '2024-05-02' };

/** How it was held, whose it is, how it prints years. */
const RIGHT: readonly (readonly [
  string,
  Omit<Conditions, 'quality'>,
  number,
  string,
  SampleOrder['years']?,
])[] = [
  ['straight', {}, 0, '1999-05-05'],
  ['tilted', { tilt: -7 }, 1, '1988-12-31'],
  ['upside down', { tilt: 2, turn: 180 }, 2, '2002-01-09'],
  ['turned', { tilt: 4, turn: 90 }, 3, '1989-01-07', 'WESTERN'],
  ['era letters', { tilt: 9 }, 4, '2008-11-22', 'LETTER'],
  ['first year of an era', { tilt: -3 }, 5, '1989-02-20'],
];

const rightOnes = (documentType: OfferedDocument): Sample[] =>
  QUALITIES.flatMap((quality) =>
    RIGHT.map(([title, held, person, birthday, years], index) => ({
      title: `${title}, ${quality}`,
      order: { documentType, ...PEOPLE[person]!, birthday, ...DAYS, ...(years && { years }) },
      conditions: { ...held, quality, seed: index },
      asked: { documentType, legalName: PEOPLE[person]!, birthday, today: TODAY },
      isRight: true,
    })),
  );

/** What is handed in instead; everything else is right. */
const WRONG: readonly (readonly [string, Partial<SampleOrder>])[] = [
  ["a sister's", { ...SISTER, birthday: '1996-03-14' }],
  ["a twin's", TWIN],
  ['another day', { birthday: '1999-05-06' }],
  ['another year', { birthday: '1989-05-05' }],
  ['under 18', { birthday: '2009-05-05' }],
  ['18 tomorrow', { birthday: '2008-11-23' }],
  ['expired', { expiresOn: '2026-11-21' }],
];

const wrong = (
  documentType: OfferedDocument,
  title: string,
  quality: Quality,
  change: Partial<SampleOrder>,
  more: Partial<Conditions> = {},
): Sample => ({
  title: `${title}, ${quality}`,
  order: { documentType, ...PEOPLE[0], birthday: BIRTHDAY, ...DAYS, ...change },
  conditions: { quality, tilt: 2, ...more },
  asked: { documentType, legalName: REGISTERED, birthday: BIRTHDAY, today: TODAY },
  isRight: false,
});

/** A reflection on the name: whether it is still right depends on what shows through, so it counts as neither. */
const wrongOnes = (documentType: OfferedDocument): Sample[] => [
  ...WRONG.flatMap(([title, change]) =>
    QUALITIES.map((quality) => wrong(documentType, title, quality, change)),
  ),
  wrong(documentType, "a twin's with glare", 'PHONE', TWIN, { glare: [0.24, 0.12] }),
  wrong(documentType, 'an insurance card', 'CLEAR', { documentType: 'HEALTH_INSURANCE_CARD' }),
  wrong(documentType, 'a back', 'CLEAR', { documentType: 'MY_NUMBER_CARD', isBack: true }),
  wrong(documentType, 'a back', 'PHONE', { documentType: 'MY_NUMBER_CARD', isBack: true }),
  ...OFFERED_DOCUMENTS.filter((other) => other !== documentType).map((other) =>
    wrong(documentType, other, 'CLEAR', { documentType: other }),
  ),
];

/** Every sample of a document that is asked for. */
export const samplesOf = (documentType: OfferedDocument): Sample[] => [
  ...rightOnes(documentType),
  ...wrongOnes(documentType),
];

const right = (documentType: OfferedDocument, title: string): Sample => pick(documentType, title, true);
const pick = (documentType: OfferedDocument, title: string, isRight = false): Sample => {
  const found = samplesOf(documentType).find(
    (sample) => sample.title === title && sample.isRight === isRight,
  );
  if (!found) throw new Error(`No sample ${title}`);
  return found;
};

/** Twelve that are read quickly: each document, each way to hold it, each thing that may be wrong. */
export const quickSamples = (): Sample[] => [
  right('DRIVERS_LICENSE', 'tilted, PHONE'),
  right('MY_NUMBER_CARD', 'first year of an era, CLEAR'),
  right('RESIDENCE_CARD', 'straight, PHONE'),
  right('PASSPORT', 'upside down, CLEAR'),
  right('QUALIFICATION_CERT', 'era letters, CLEAR'),
  right('DRIVERS_LICENSE', 'straight, POOR'),
  pick('DRIVERS_LICENSE', "a sister's, PHONE"),
  pick('PASSPORT', "a twin's, CLEAR"),
  pick('MY_NUMBER_CARD', 'another day, PHONE'),
  pick('RESIDENCE_CARD', 'under 18, CLEAR'),
  pick('QUALIFICATION_CERT', 'expired, CLEAR'),
  pick('MY_NUMBER_CARD', 'a back, CLEAR'),
];
