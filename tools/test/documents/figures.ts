import {
  OFFERED_DOCUMENTS,
  type DocumentOutcome,
} from '../../../packages/domain/src/people/age-check/index.ts';
import { isWronglyAccepted, type Judged } from './measure.ts';
import type { Quality } from '../../documents/photo.ts';

const QUALITIES: readonly Quality[] = ['CLEAR', 'PHONE', 'POOR'];
const OUTCOMES: readonly DocumentOutcome[] = [
  'VERIFIED',
  'OPERATOR',
  'UNREAD',
  'DIFFERS',
  'UNDER_AGE',
  'BACK_SIDE',
];

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [row(head), row(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');

const count = (judged: readonly Judged[], outcome: DocumentOutcome) =>
  judged.filter((one) => one.outcome === outcome).length;

function rights(judged: readonly Judged[]): string {
  const cell = (type: string, quality: Quality) => {
    const those = judged.filter(
      ({ sample }) =>
        sample.isRight && sample.asked.documentType === type && sample.conditions.quality === quality,
    );
    return `${count(those, 'VERIFIED')} of ${those.length}`;
  };
  return table(
    ['Document', ...QUALITIES],
    OFFERED_DOCUMENTS.map((type) => [type, ...QUALITIES.map((quality) => cell(type, quality))]),
  );
}

function outcomes(judged: readonly Judged[]): string {
  const groups = [
    ['shows her', judged.filter(({ sample }) => sample.isRight)],
    ['shows somebody else, or nothing valid', judged.filter(({ sample }) => !sample.isRight)],
  ] as const;
  return table(
    ['The picture', 'Samples', ...OUTCOMES],
    groups.map(([title, those]) => [
      title,
      those.length,
      ...OUTCOMES.map((outcome) => count(those, outcome)),
    ]),
  );
}

/** The page of figures, from all that was judged. */
export function figuresOf(judged: readonly Judged[]): string {
  return `# How well documents are read

Written by \`node tools/test/documents/main.ts\`, which draws, photographs and reads every sample of \`tools/test/documents/samples.ts\`: all are drawn by our own
script and name invented people. CLEAR is scanned or held still, PHONE is askew with noise and blur, POOR is small, dim, shaken and compressed. What is not
verified is not refused: the person tries again, or sends her photo to an operator. \`npm run test:long\` reads them again and fails for one wrong acceptance.

Documents that were verified, of those that show the registered person, straight, tilted, upside down and turned:

${rights(judged)}

What became of each picture. Of the second row ${judged.filter(isWronglyAccepted).length} were verified:

${outcomes(judged)}
`;
}
