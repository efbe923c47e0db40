import type { BankResult } from '@yoimachi/domain/payoff';
import { useState } from 'react';
import { errorMessage } from '#ui/lib/api-error.ts';
import type { Day } from '#ui/lib/dates.ts';
import { matchesOf } from './import/api.ts';
import type { KeptLayout } from './import/api.ts';
import { ChoosePayoffs } from './import/choose-payoffs.tsx';
import type { MatchedRow } from './import/choose-payoffs.tsx';
import { FileStep } from './import/file-step.tsx';
import type { Format } from './import/file-step.tsx';
import { importTexts as t } from './import/ja.ts';
import { rememberFormat } from './import/last-format.ts';
import { LayoutForm } from './import/layout-form.tsx';
import { readByLayout, readOwnLines, readZengin } from './import/read-file.ts';
import type { FileRead } from './import/read-file.ts';
import { RemoveLayout } from './import/remove-layout.tsx';
import { WriteResults } from './import/write-results.tsx';

/** One after the other: the file, its columns where they are not known yet, its payoffs where it does not name them, and the writing. */
type Step =
  | { readonly at: 'FILE' }
  | { readonly at: 'LAYOUT'; readonly layout: KeptLayout | null; readonly bytes: ArrayBuffer | null }
  | { readonly at: 'REMOVE'; readonly layout: KeptLayout }
  | { readonly at: 'CHOOSE'; readonly rows: readonly MatchedRow[] }
  | { readonly at: 'WRITE'; readonly results: readonly BankResult[] };

interface Props {
  readonly payDay: Day;
  readonly onClose: () => void;
}

/** A file of the bank's answers: all of it is read and shown before anything of it is written. */
export default function ImportDialog({ payDay, onClose }: Props) {
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
  const toFile = () => go({ at: 'FILE' });
  switch (step.at) {
    case 'WRITE':
      return <WriteResults results={step.results} onClose={onClose} />;
    case 'CHOOSE':
      return (
        <ChoosePayoffs
          rows={step.rows}
          onChosen={(results) => go({ at: 'WRITE', results })}
          onBack={toFile}
          onClose={onClose}
        />
      );
    case 'LAYOUT':
      return (
        <LayoutForm
          layout={step.layout}
          bytes={step.bytes}
          onSaved={(kept) => {
            rememberFormat(kept.layoutId);
            if (step.bytes) void take(readByLayout(step.bytes, kept));
            else toFile();
          }}
          onBack={toFile}
          onClose={onClose}
        />
      );
    case 'REMOVE':
      return <RemoveLayout layout={step.layout} onDone={toFile} />;
    case 'FILE':
      return (
        <FileStep
          problem={problem}
          note={isReading ? t.reading : null}
          onFile={readAs}
          onEdit={(layout, bytes) => go({ at: 'LAYOUT', layout, bytes })}
          onRemove={(layout) => go({ at: 'REMOVE', layout })}
          onClose={onClose}
        />
      );
  }
}
