import { Link } from '@tanstack/react-router';
import { fillAnswer, type AnswerValues, type SavedAnswerUse } from '@yoimachi/domain/saved-answer';
import { useState } from 'react';
import { useMayAct } from '#lib/office.ts';
import { useSavedAnswers } from '#lib/saved-answers.ts';
import { Select } from '#ui/select.tsx';
import { inquiryTexts as t } from './ja.ts';

interface Props {
  readonly usedFor: SavedAnswerUse;
  readonly values: AnswerValues;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** What is usually answered, with this person's name and number in it. What somebody typed herself is never replaced. */
export function SavedSelect({ usedFor, values, text, onText }: Props) {
  const saved = useSavedAnswers();
  const mayAct = useMayAct();
  const [inserted, setInserted] = useState({ answerId: '', text: '' });
  const offered = (saved.data ?? []).filter((one) => one.usedFor === usedFor);
  const isWhole = text === inserted.text;
  const insert = (answerId: string) => {
    const chosen = offered.find((one) => one.answerId === answerId);
    if (!chosen) return;
    const filled = fillAnswer(chosen.text, values);
    const typed = isWhole ? '' : text.trim();
    const next = typed === '' || typed === t.greeting(values.name).trim() ? filled : `${typed}\n\n${filled}`;
    setInserted({ answerId, text: next });
    onText(next);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Select
        label={t.usual}
        className="w-full"
        options={offered.map(({ answerId, title }) => ({ value: answerId, label: title }))}
        value={isWhole ? inserted.answerId : ''}
        error={saved.isError ? t.usualFailed : undefined}
        onChange={({ target }) => insert(target.value)}
      />
      {mayAct('changeSavedAnswer') && (
        <Link to="/saved-answers" search={{ usedFor }} className="text-sm text-primary underline">
          {t.editUsual}
        </Link>
      )}
    </div>
  );
}
