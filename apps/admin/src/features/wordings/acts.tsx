import { useQuery } from '@tanstack/react-query';
import { notificationAdminRoutes } from '@yoimachi/contract/notification-admin';
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
import { call } from '#lib/api.ts';
import { query } from '#lib/queries.ts';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { act, line, type At } from '#parts/act/index.ts';
import { SmallButton } from '#parts/small-button.tsx';
import type { CallAnswer } from '#ui/lib/request.ts';
import { Note } from '#ui/note.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { wordingTexts as t } from './ja.ts';

export interface Wording {
  readonly kind: WordedKind;
  /** The newest words of an operator. */
  readonly written:
    | CallAnswer<typeof notificationAdminRoutes.listNoticeWordings>['items'][number]
    | undefined;
}

const orNull = (typed: string) => (typed.trim() === '' ? null : typed);

/** Other words for a kind of notice, with what may be named in them and as they look; those of the product where none are given. */
export const editWording = act(notificationAdminRoutes, 'editNoticeWording', {
  title: t.editTitle,
  help: t.editHelp,
  label: t.save,
  relabel: ({ title, text }) => (orNull(title) === null && orNull(text) === null ? t.reset : undefined),
  open: t.edit,
  openOf: ({ kind }) => t.editOf(kind),
  fields: ({ kind, written }: Wording) => ({
    title: {
      ...line(t.heading, {
        start: written?.title ?? '',
        help: t.ownTitle(noticeTitle(kind)),
        max: 2 * WORDING_TITLE_MAX,
      }),
      sentAs: orNull,
    },
    text: {
      start: written?.text ?? '',
      sentAs: orNull,
      draw: (at: At<string>) => <Text kind={kind} at={at} />,
    },
  }),
  check: ({ title, text }, { kind }) => {
    const checked = checkWording(kind, { title: orNull(title), text: orNull(text) });
    return checked.ok ? {} : { [checked.error.field ?? 'text']: entryOf(checked.error.code).message };
  },
  isIdle: ({ title, text }, { written }) =>
    orNull(title) === (written?.title ?? null) && orNull(text) === (written?.text ?? null),
  aside: ({ text }, { kind }) => (
    <>
      <Note>
        {t.preview}: {visible(fillSentence(orNull(text) ?? defaultSentence(kind).text, SAMPLE_VALUES))}
      </Note>
      <History kind={kind} />
    </>
  ),
  refusals: { CONFLICT: [null, t.conflict] },
  send: ({ title, text }, { kind, written }) => {
    const seen = written?.version ?? 0;
    return title === null && text === null
      ? call(notificationAdminRoutes.resetNoticeWording, { params: { kind }, body: { seen } })
      : call(notificationAdminRoutes.editNoticeWording, { params: { kind }, body: { seen, title, text } });
  },
  done: (_version, { title, text }) => (title === null && text === null ? t.wasReset : t.saved),
});

interface TextProps {
  readonly kind: WordedKind;
  readonly at: At<string>;
}

/** What a notice says, and the variables that can be put at its end. */
function Text({ kind, at: { value, onChange, error } }: TextProps) {
  const { text, variables } = defaultSentence(kind);
  return (
    <div className="flex flex-col gap-4">
      <TextArea
        label={t.text}
        help={t.ownTitle(text)}
        rows={4}
        value={value}
        count={{ text: value, max: WORDING_MAX }}
        onChange={({ target }) => onChange(target.value)}
        error={error}
      />
      <div className="flex flex-col gap-2">
        <p className="phrase text-xs text-sub">{variables.length === 0 ? t.noVariables : t.variables}</p>
        <ul className="flex flex-wrap gap-2 empty:hidden">
          {variables.map((name) => (
            <li key={name} className="flex items-center gap-2">
              <SmallButton aria-label={t.insert(name)} onClick={() => onChange(`${value}{${name}}`)}>
                {`{${name}}`}
              </SmallButton>
              <span className="text-xs text-sub">{SAMPLE_VALUES[name]}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function History({ kind }: { readonly kind: WordedKind }) {
  const history = useQuery(query(notificationAdminRoutes.showNoticeWording, { params: { kind } }));
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
