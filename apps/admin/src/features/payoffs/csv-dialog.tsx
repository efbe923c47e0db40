import { cannedReasons } from '@yoimachi/contract/queue';
import type { ReactNode } from 'react';
import { readTexts } from '#lib/read.ja.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { ReadReasonField, useReadReason } from '#parts/read-reason.tsx';
import { saveFile } from '#ui/lib/save-file.ts';
import { Note } from '#ui/note.tsx';
import { usePayoffAct } from './api.ts';
import { payoffTexts as t } from './ja.ts';

const usual = Object.values(cannedReasons.read);

interface Props {
  readonly title: string;
  readonly help: string;
  /** Null: something of the form is not there yet, and is said beside it. */
  readonly ask: ((reason: string) => Promise<{ readonly csv: string; readonly said: string }>) | null;
  readonly fileName: string;
  readonly onClose: () => void;
  /** For when, for whom. */
  readonly children: ReactNode;
}

/** A table of names and sums, saved as a file; why is kept. */
export function CsvDialog({ title, help, ask, fileName, onClose, children }: Props) {
  const given = useReadReason(usual);
  const save = usePayoffAct(
    async () => {
      const made = await ask!(given.reason);
      saveFile(new Blob([made.csv], { type: 'text/csv' }), fileName);
      return made;
    },
    ({ said }) => said,
    onClose,
  );
  return (
    <ActDialog
      title={title}
      help={help}
      label={t.saveCsv}
      isPending={save.isPending}
      isDisabled={ask === null || given.reason === ''}
      error={save.error}
      onRun={() => save.mutate(undefined)}
      onClose={onClose}
    >
      {children}
      <ReadReasonField {...given} />
      <Note>{readTexts.logged}</Note>
    </ActDialog>
  );
}
