import { lazy, Suspense, useState } from 'react';
import { useMayAct } from '#lib/office.ts';
import { visible } from '#lib/visible.ts';
import { Panel } from '#parts/panel.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import type { Word } from './api.ts';
import { pageTexts as t } from './ja.ts';

const WordDialog = lazy(() => import('./word-dialog.tsx'));

/** What pages say of the company: its address, numbers of filings. */
export function Words({ words }: { readonly words: readonly Word[] }) {
  const mayAct = useMayAct();
  const [editing, setEditing] = useState<Word | null>(null);
  return (
    <Panel title={t.words} isFlush>
      <p className="phrase border-b border-line px-5 py-3 text-xs text-sub">{t.wordsHelp}</p>
      <ul>
        {words.map((word) => (
          <li
            key={word.kind}
            className="flex flex-wrap items-center gap-3 border-b border-line px-5 py-3 last:border-0"
          >
            <div className="min-w-0 flex-1">
              <b className="text-sm">{visible(word.label)}</b>
              <p className="text-xs break-all text-sub">
                <bdi>{visible(word.text ?? t.standIn(word.standIn))}</bdi>
              </p>
            </div>
            {mayAct('enterPageWord') && (
              <SmallButton aria-label={t.editWordOf(visible(word.label))} onClick={() => setEditing(word)}>
                {t.editWord}
              </SmallButton>
            )}
          </li>
        ))}
      </ul>
      {editing && (
        <Suspense>
          <WordDialog word={editing} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </Panel>
  );
}
