import { contentAdminRoutes } from '@yoimachi/contract/content-admin';
import { PAGE_WORD_MAX } from '@yoimachi/domain/page';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { visible } from '#lib/visible.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { isRefused } from '#ui/lib/api-error.ts';
import { TextField } from '#ui/text-field.tsx';
import { usePageAct } from './api.ts';
import type { Word } from './api.ts';
import { pageTexts as t } from './ja.ts';

interface Props {
  readonly word: Word;
  readonly onClose: () => void;
}

/** What pages say of the company in one place; empty takes it back. */
export default function WordDialog({ word: { kind, label, ...word }, onClose }: Props) {
  const [text, setText] = useState(word.text ?? '');
  const save = usePageAct(
    () =>
      call(contentAdminRoutes.enterPageWord, {
        params: { kind },
        body: { text: text.trim() === '' ? null : text.trim() },
      }),
    t.wordSaved,
    onClose,
  );
  const isWrong = isRefused(save.error) && save.error.code === 'TEXT_INVALID';
  return (
    <ActDialog
      title={t.wordTitle(visible(label))}
      help={t.wordsHelp}
      label={t.save}
      isPending={save.isPending}
      error={isWrong ? null : save.error}
      onRun={() => save.mutate(undefined)}
      onClose={onClose}
    >
      <TextField
        label={t.wordText}
        maxLength={PAGE_WORD_MAX}
        value={text}
        onChange={({ target }) => {
          save.reset();
          setText(target.value);
        }}
        error={isWrong ? t.wordWrong : undefined}
      />
    </ActDialog>
  );
}
