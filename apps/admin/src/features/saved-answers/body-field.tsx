import { fillAnswer, SAVED_ANSWER_VARIABLES } from '@yoimachi/domain/saved-answer';
import { useRef } from 'react';
import type { At } from '#parts/act/index.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { sampleValues, savedAnswerTexts as t, variableNames } from './ja.ts';

/** The text with its variables, and how it reads filled. */
export function BodyField({ value, error, onChange, max }: At<string> & { readonly max: number }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = (name: string) => {
    const { selectionStart: from = value.length, selectionEnd: to = from } = field.current ?? {};
    onChange(`${value.slice(0, from)}{${name}}${value.slice(to)}`);
    field.current?.focus();
  };
  return (
    <div className="flex flex-col gap-4">
      <TextArea
        ref={field}
        label={t.text}
        help={t.textHelp}
        need="required"
        rows={8}
        maxLength={max}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <div role="group" aria-label={t.variables} className="flex flex-wrap gap-2">
        {SAVED_ANSWER_VARIABLES.map((name) => (
          <SmallButton key={name} look="quiet" onClick={() => insert(name)}>
            {t.insert(variableNames[name], `{${name}}`)}
          </SmallButton>
        ))}
      </div>
      {value.trim() !== '' && (
        <section
          aria-label={t.preview}
          className="flex flex-col gap-1 rounded-md bg-sunken px-4 py-3 text-sm"
        >
          <p className="text-xs font-bold text-sub">{t.preview}</p>
          <p className="leading-[1.7] whitespace-pre-wrap">{fillAnswer(value, sampleValues)}</p>
        </section>
      )}
    </div>
  );
}
