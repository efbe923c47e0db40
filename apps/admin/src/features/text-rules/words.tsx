import { FORBIDDEN_WORDS_MAX } from '@yoimachi/domain/text-rules';
import { useState } from 'react';
import { visible } from '#lib/visible.ts';
import { ActButton, InlineAct } from '#parts/act/index.ts';
import { Panel } from '#parts/panel.tsx';
import { formatCount } from '#ui/amount.tsx';
import { dayOf, formatDay } from '#ui/lib/dates.ts';
import { TextField } from '#ui/text-field.tsx';
import { addWord, removeWord, type Rules } from './acts.tsx';
import { textRuleTexts as t } from './ja.ts';

/** The forbidden words: another is added, one is taken out. */
export function Words({ rules: { words } }: { readonly rules: Rules }) {
  const [find, setFind] = useState('');
  const shown = words.filter(({ word }) => word.includes(find.trim().toLowerCase()));
  return (
    <Panel
      title={t.words}
      aside={t.wordCount(formatCount(words.length), formatCount(FORBIDDEN_WORDS_MAX))}
      isFlush
    >
      <div className="flex flex-col gap-4 border-b border-line p-5">
        <p className="phrase text-xs text-sub">{t.wordsHelp}</p>
        <InlineAct act={addWord} of={undefined} />
        {words.length > 0 && (
          <TextField
            label={t.find}
            type="search"
            value={find}
            onChange={({ target }) => setFind(target.value)}
          />
        )}
      </div>
      {shown.length === 0 && (
        <p className="phrase p-5 text-sm text-sub">{words.length === 0 ? t.empty : t.noneFound}</p>
      )}
      <ul>
        {shown.map(({ word, addedBy, addedAt }) => (
          <li
            key={word}
            className="flex min-h-12 flex-wrap items-center gap-3 border-b border-line px-5 py-1.5 last:border-0"
          >
            <b className="min-w-0 flex-1 break-all">
              <bdi>{visible(word)}</bdi>
            </b>
            <span className="nums text-xs text-sub">
              {t.by(visible(addedBy), formatDay(dayOf(new Date(addedAt))))}
            </span>
            <ActButton act={removeWord} of={word} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
