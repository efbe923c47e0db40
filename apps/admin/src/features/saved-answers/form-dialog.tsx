import { entryOf } from '@yoimachi/contract/operator-errors';
import { MESSAGE_MAX_UNITS } from '@yoimachi/domain/chat';
import {
  fillAnswer,
  SAVED_ANSWER_TITLE_MAX,
  SAVED_ANSWER_USES,
  SAVED_ANSWER_VARIABLES,
  savedAnswerProblems,
  type SavedAnswerUse,
} from '@yoimachi/domain/saved-answer';
import { useRef, useState } from 'react';
import type { SavedAnswer } from '#lib/saved-answers.ts';
import { Dialog } from '#parts/dialog.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { Button } from '#ui/button.tsx';
import { ApiError, errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { useAdd, useChange } from './api.ts';
import { sampleValues, savedAnswerTexts as t, useNames, variableNames } from './ja.ts';

interface Values {
  /** '' while nothing is chosen. */
  readonly usedFor: SavedAnswerUse | '';
  readonly title: string;
  readonly text: string;
}
type Problems = Partial<Record<keyof Values, string>>;

interface Props {
  /** Missing for a new one. */
  readonly answer?: SavedAnswer;
  /** What a new one is for, when the list says it. */
  readonly usedFor?: SavedAnswerUse | undefined;
  readonly onClose: () => void;
}

function problemsOf(values: Values, error: unknown): Problems {
  const own = Object.entries(savedAnswerProblems(values)).map(([field, code]) => [
    field,
    entryOf(code).message,
  ]);
  const said: Problems = {
    ...(values.usedFor === '' && { usedFor: t.chooseUse }),
    ...Object.fromEntries(own),
  };
  const field = fieldOf(error);
  return field ? { ...said, [field]: errorMessage(error) } : said;
}

/** The field that the server refused. */
function fieldOf(error: unknown): keyof Values | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'SAVED_ANSWER_EXISTS') return 'title';
  return error.field === 'title' || error.field === 'text' ? error.field : undefined;
}

const messageOf = (error: unknown) =>
  error instanceof ApiError && error.code === 'CONFLICT' ? t.conflict : errorMessage(error);

/** A new saved answer, or one changed. */
export default function FormDialog({ answer, usedFor = answer?.usedFor, onClose }: Props) {
  const [values, setValues] = useState<Values>({
    usedFor: usedFor ?? '',
    title: answer?.title ?? '',
    text: answer?.text ?? '',
  });
  const [wasTried, setTried] = useState(false);
  const add = useAdd();
  const change = useChange(answer);
  const { error, isPending } = answer ? change : add;
  const problems = wasTried ? problemsOf(values, error) : {};
  const said = () => {
    showToast(answer ? t.changed : t.added, 'ok');
    onClose();
  };
  const save = () => {
    setTried(true);
    if (values.usedFor === '' || Object.keys(problemsOf(values, null)).length > 0) return;
    const { usedFor: use, title, text } = values;
    if (answer) change.mutate({ title, text }, { onSuccess: said });
    else add.mutate({ usedFor: use, title, text }, { onSuccess: said });
  };
  const set = (part: Partial<Values>) => {
    add.reset();
    change.reset();
    setValues((before) => ({ ...before, ...part }));
  };
  return (
    <Dialog isOpen onClose={onClose} title={answer ? t.changeTitle : t.addTitle}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Fields values={values} problems={problems} isNew={!answer} onChange={set} />
        {error !== null && fieldOf(error) === undefined && <Note look="danger">{messageOf(error)}</Note>}
        <Button type="submit" size="md" isWide isPending={isPending}>
          {answer ? t.save : t.add}
        </Button>
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  readonly values: Values;
  readonly problems: Problems;
  readonly isNew: boolean;
  readonly onChange: (part: Partial<Values>) => void;
}

const uses = SAVED_ANSWER_USES.map((value) => ({ value, label: useNames[value] }));

function Fields({ values, problems, isNew, onChange }: FieldsProps) {
  return (
    <>
      {isNew && (
        <Select
          label={t.use}
          need="required"
          options={uses}
          value={values.usedFor}
          error={problems.usedFor}
          onChange={({ target }) =>
            onChange({ usedFor: SAVED_ANSWER_USES.find((one) => one === target.value) ?? '' })
          }
        />
      )}
      <TextField
        label={t.title}
        help={t.titleHelp}
        need="required"
        maxLength={SAVED_ANSWER_TITLE_MAX}
        value={values.title}
        error={problems.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <BodyField text={values.text} error={problems.text} onText={(text) => onChange({ text })} />
    </>
  );
}

interface BodyProps {
  readonly text: string;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
}

/** The text with its variables, and how it reads filled. */
function BodyField({ text, error, onText }: BodyProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = (name: string) => {
    const { selectionStart: from = text.length, selectionEnd: to = from } = field.current ?? {};
    onText(`${text.slice(0, from)}{${name}}${text.slice(to)}`);
    field.current?.focus();
  };
  return (
    <>
      <TextArea
        ref={field}
        label={t.text}
        help={t.textHelp}
        need="required"
        rows={8}
        maxLength={MESSAGE_MAX_UNITS}
        value={text}
        error={error}
        onChange={({ target }) => onText(target.value)}
      />
      <div role="group" aria-label={t.variables} className="flex flex-wrap gap-2">
        {SAVED_ANSWER_VARIABLES.map((name) => (
          <SmallButton key={name} look="quiet" onClick={() => insert(name)}>
            {t.insert(variableNames[name], `{${name}}`)}
          </SmallButton>
        ))}
      </div>
      {text.trim() !== '' && (
        <section
          aria-label={t.preview}
          className="flex flex-col gap-1 rounded-md bg-sunken px-4 py-3 text-sm"
        >
          <p className="text-xs font-bold text-sub">{t.preview}</p>
          <p className="leading-[1.7] whitespace-pre-wrap">{fillAnswer(text, sampleValues)}</p>
        </section>
      )}
    </>
  );
}
