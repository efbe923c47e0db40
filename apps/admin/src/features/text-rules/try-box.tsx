import { judgeText, TEXT_PLACES, type TextPlace } from '@yoimachi/domain/text-rules';
import { useState } from 'react';
import { visible } from '#lib/visible.ts';
import { optionsOf } from '#lib/options.ts';
import { Panel } from '#parts/panel.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-field.tsx';
import type { Rules } from './acts.tsx';
import { textRuleTexts as t } from './ja.ts';

const places = optionsOf(t.places, TEXT_PLACES);

/** What becomes of a text by the rules as they are: the function that the server asks. */
export function TryBox({ rules }: { readonly rules: Rules }) {
  const [text, setText] = useState('');
  const [place, setPlace] = useState<TextPlace>('CHAT');
  const [byCast, setByCast] = useState(false);
  const words = rules.words.map(({ word }) => word);
  const verdict =
    text.trim() === ''
      ? undefined
      : judgeText(text, { place, byCast, rules: { words, actions: rules.actions } });
  return (
    <Panel title={t.tryTitle}>
      <div className="flex flex-col gap-4">
        <p className="phrase text-xs text-sub">{t.tryHelp}</p>
        <TextArea label={t.tryText} rows={3} value={text} onChange={({ target }) => setText(target.value)} />
        <div className="grid items-end gap-4 tablet:grid-cols-2">
          <Select
            label={t.place}
            options={places}
            value={place}
            onChange={({ target }) => setPlace(TEXT_PLACES.find((one) => one === target.value) ?? 'CHAT')}
          />
          <Checkbox label={t.byCast} checked={byCast} onChange={({ target }) => setByCast(target.checked)} />
        </div>
        <div role="status">
          {verdict === null && <Note look="ok">{t.fine}</Note>}
          {verdict && (
            <Note look="danger">
              {verdict.action === 'STOP' ? t.stopped(t.kinds[verdict.kind]) : t.warned(t.kinds[verdict.kind])}{' '}
              {t.found}: <bdi>{visible(verdict.found)}</bdi>
            </Note>
          )}
        </div>
      </div>
    </Panel>
  );
}
