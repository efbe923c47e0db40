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

interface Made {
  readonly files: readonly { readonly blob: Blob; readonly name: string }[];
  readonly said: string;
}

export const csvFile = (csv: string, name: string) => ({ blob: new Blob([csv], { type: 'text/csv' }), name });

/** A PDF as it was answered, in base64. */
export const pdfFile = (content: string, name: string) => ({
  blob: new Blob([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], {
    type: 'application/pdf',
  }),
  name,
});

interface Props {
  readonly title: string;
  readonly help: string;
  /** Null: something of the form is not there yet, and is said beside it. */
  readonly ask: ((reason: string) => Promise<Made>) | null;
  readonly onClose: () => void;
  /** For when, for whom. */
  readonly children: ReactNode;
}

/** Names and sums, saved as files; why is kept. */
export function FileDialog({ title, help, ask, onClose, children }: Props) {
  const given = useReadReason(usual);
  const save = usePayoffAct(
    async () => {
      const made = await ask!(given.reason);
      for (const { blob, name } of made.files) saveFile(blob, name);
      return made;
    },
    ({ said }) => said,
    onClose,
  );
  return (
    <ActDialog
      title={title}
      help={help}
      label={t.saveFile}
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
