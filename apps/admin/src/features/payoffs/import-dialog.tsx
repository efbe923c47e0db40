import type { Day } from '#ui/lib/dates.ts';
import { ChoosePayoffs } from './import/choose-payoffs.tsx';
import { FileStep } from './import/file-step.tsx';
import { importTexts as t } from './import/ja.ts';
import { LayoutForm } from './import/layout-form.tsx';
import { RemoveLayout } from './import/remove-layout.tsx';
import { useImport } from './import/use-import.ts';
import { WriteResults } from './import/write-results.tsx';

interface Props {
  readonly payDay: Day;
  readonly onClose: () => void;
}

/** A file of the bank's answers: all of it is read and shown before anything of it is written. */
export default function ImportDialog({ payDay, onClose }: Props) {
  const { step, problem, isReading, go, readAs, readSaved } = useImport(payDay);
  const toFile = () => go({ at: 'FILE' });
  switch (step.at) {
    case 'WRITE':
      return <WriteResults payDay={payDay} results={step.results} onClose={onClose} />;
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
          onSaved={(kept) => readSaved(kept, step.bytes)}
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
