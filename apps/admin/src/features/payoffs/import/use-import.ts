import type { BankResult } from '@yoimachi/domain/payoff';
import { useState } from 'react';
import { errorMessage } from '#ui/lib/api-error.ts';
import type { Day } from '#ui/lib/dates.ts';
import { matchesOf, type KeptLayout } from './api.ts';
import type { MatchedRow } from './choose-payoffs.tsx';
import type { Format } from './file-step.tsx';
import { rememberFormat } from './last-format.ts';
import { readByLayout, readOwnLines, readZengin, type FileRead } from './read-file.ts';

/** One after the other: the file, its columns where they are not known yet, its payoffs where it does not name them, and the writing. */
type Step =
  | { readonly at: 'FILE' }
  | { readonly at: 'LAYOUT'; readonly layout: KeptLayout | null; readonly bytes: ArrayBuffer | null }
  | { readonly at: 'REMOVE'; readonly layout: KeptLayout }
  | { readonly at: 'CHOOSE'; readonly rows: readonly MatchedRow[] }
  | { readonly at: 'WRITE'; readonly results: readonly BankResult[] };

/** Where the taking in of a file is, and how it goes on. */
export function useImport(payDay: Day) {
  const [step, setStep] = useState<Step>({ at: 'FILE' });
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const go = (to: Step) => {
    setProblem(null);
    setStep(to);
  };
  const take = async (read: FileRead) => {
    setStep({ at: 'FILE' });
    if ('problem' in read) return setProblem(read.problem);
    if ('results' in read) return go({ at: 'WRITE', results: read.results });
    setReading(true);
    try {
      const matches = await matchesOf(
        payDay,
        read.nameless.map(({ row }) => row),
      );
      const byRow = new Map(matches.map((match) => [match.row, match]));
      go({ at: 'CHOOSE', rows: read.nameless.map((one) => ({ ...one, match: byRow.get(one.row.row)! })) });
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setReading(false);
    }
  };
  const readAs = (format: Format, bytes: ArrayBuffer) => {
    setProblem(null);
    if (format === 'NEW') return go({ at: 'LAYOUT', layout: null, bytes });
    rememberFormat(typeof format === 'string' ? format : format.layoutId);
    if (format === 'OWN') return void take(readOwnLines(bytes));
    return void take(format === 'ZENGIN' ? readZengin(bytes) : readByLayout(bytes, format));
  };
  /** A layout was kept, with which the file is read that it was made beside. */
  const readSaved = (kept: KeptLayout, bytes: ArrayBuffer | null) => {
    rememberFormat(kept.layoutId);
    if (bytes) void take(readByLayout(bytes, kept));
    else go({ at: 'FILE' });
  };
  return { step, problem, isReading, go, readAs, readSaved };
}
