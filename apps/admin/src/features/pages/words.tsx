import { visible } from '#lib/visible.ts';
import { ActButton } from '#parts/act/index.ts';
import { Panel } from '#parts/panel.tsx';
import { enterWord } from './acts.tsx';
import type { Word } from './api.ts';
import { pageTexts as t } from './ja.ts';

/** What pages say of the company: its address, numbers of filings. */
export function Words({ words }: { readonly words: readonly Word[] }) {
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
            <ActButton act={enterWord} of={word} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
