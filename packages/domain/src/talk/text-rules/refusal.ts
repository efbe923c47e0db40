import { fail, type Failed } from '@yoimachi/domain/result';
import { cleanLine } from '@yoimachi/domain/text';
import type { StopKind, TextStopCode, TextVerdict } from './types.ts';

const CODES: Readonly<Record<StopKind, TextStopCode>> = {
  CONTACT: 'TEXT_STOPPED',
  CASH: 'TEXT_STOPPED_CASH',
  WORD: 'TEXT_STOPPED_WORD',
};
const SHOWN_MAX = 30;

/** What a verdict refuses: null for one that only warns. `found` is what has to go, `shown` what of it a sentence quotes. */
export function textRefusal(verdict: TextVerdict | null, field?: string): Failed<TextStopCode> | null {
  if (verdict?.action !== 'STOP' || verdict.kind === 'PRESSURE') return null;
  const { kind, found } = verdict;
  return fail(CODES[kind], field, { kind, found, shown: shortened(cleanLine(found)) });
}

function shortened(line: string): string {
  const signs = [...line];
  return signs.length > SHOWN_MAX ? `${signs.slice(0, SHOWN_MAX).join('')}…` : line;
}
