import { useQuery } from '@tanstack/react-query';
import { entryOf } from '@yoimachi/contract/operator-errors';
import {
  checkWording,
  defaultSentence,
  fillSentence,
  SAMPLE_VALUES,
  WORDING_MAX,
  WORDING_TITLE_MAX,
} from '@yoimachi/domain/notice-wording';
import { noticeTitle, type WordedKind } from '@yoimachi/domain/notification';
import { useState } from 'react';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { isRefused } from '#ui/lib/api-error.ts';
import { Note } from '#ui/note.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { historyOf, useEditWording, type Written } from './api.ts';
import { wordingTexts as t } from './ja.ts';

interface Props {
  readonly kind: WordedKind;
  /** The newest words of an operator. */
  readonly written: Written | undefined;
  readonly onClose: () => void;
}

const orNull = (typed: string) => (typed.trim() === '' ? null : typed);

/** What is wrong, at its field: the rule of the server. */
function problemsOf(kind: WordedKind, title: string | null, text: string | null) {
  const checked = checkWording(kind, { title, text });
  if (checked.ok) return {};
  const { code, field = 'text' } = checked.error;
  const { message } = entryOf(code);
  return { [field]: message } as { readonly title?: string; readonly text?: string };
}

/** Other words for a kind of notice, with what may be named in them and as they look. */
export default function EditDialog({ kind, written, onClose }: Props) {
  const { text: ownText, variables } = defaultSentence(kind);
  const [title, setTitle] = useState(written?.title ?? '');
  const [text, setText] = useState(written?.text ?? '');
  const [wasSent, setSent] = useState(false);
  const edit = useEditWording(kind, onClose);
  const problems = problemsOf(kind, orNull(title), orNull(text));
  const isChanged = orNull(title) !== (written?.title ?? null) || orNull(text) !== (written?.text ?? null);
  const isTaken = isRefused(edit.error) && edit.error.code === 'CONFLICT';
  return (
    <ActDialog
      title={t.editTitle}
      help={t.editHelp}
      label={title.trim() === '' && text.trim() === '' ? t.reset : t.save}
      isPending={edit.isPending}
      isDisabled={!isChanged}
      error={isTaken ? null : edit.error}
      onRun={() => {
        setSent(true);
        if (Object.keys(problems).length > 0) return;
        edit.mutate({ seen: written?.version ?? 0, title: orNull(title), text: orNull(text) });
      }}
      onClose={onClose}
    >
      {isTaken && <Note look="danger">{t.conflict}</Note>}
      <TextField
        label={t.heading}
        help={t.ownTitle(noticeTitle(kind))}
        maxLength={2 * WORDING_TITLE_MAX}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        error={wasSent ? problems.title : undefined}
      />
      <TextArea
        label={t.text}
        help={t.ownTitle(ownText)}
        rows={4}
        value={text}
        count={{ text, max: WORDING_MAX }}
        onChange={({ target }) => setText(target.value)}
        error={wasSent ? problems.text : undefined}
      />
      <Variables names={variables} onInsert={(name) => setText((before) => `${before}{${name}}`)} />
      <Note>
        {t.preview}: {visible(fillSentence(orNull(text) ?? ownText, SAMPLE_VALUES))}
      </Note>
      <History kind={kind} />
    </ActDialog>
  );
}

interface VariablesProps {
  readonly names: readonly (keyof typeof SAMPLE_VALUES)[];
  readonly onInsert: (name: string) => void;
}

function Variables({ names, onInsert }: VariablesProps) {
  if (names.length === 0) return <p className="phrase text-xs text-sub">{t.noVariables}</p>;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-xs text-sub">{t.variables}</p>
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name} className="flex items-center gap-2">
            <SmallButton aria-label={t.insert(name)} onClick={() => onInsert(name)}>
              {`{${name}}`}
            </SmallButton>
            <span className="text-xs text-sub">{SAMPLE_VALUES[name]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function History({ kind }: { readonly kind: WordedKind }) {
  const history = useQuery(historyOf(kind));
  const versions = history.data?.versions ?? [];
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-gothic text-sm font-bold">{t.history}</h3>
      {history.data && versions.length === 0 && <p className="text-xs text-sub">{t.none}</p>}
      <ol className="flex flex-col gap-2 text-xs">
        {versions.map(({ version, title, text, writtenBy, writtenAt }) => (
          <li key={version} className="border-l-2 border-line pl-3">
            <p className="nums text-sub">
              {t.version(version)} {t.by(visible(writtenBy), whenText(writtenAt))}
            </p>
            <p className="break-all">{visible([title, text].filter(Boolean).join('｜') || t.own)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
