import { Link } from '@tanstack/react-router';
import { stateAnchor, type StateKind } from '@yoimachi/domain/state';
import type { Line } from './api.ts';
import { stateTexts as t } from './ja.ts';
import { nameOf } from './names.ts';
import { sentenceOf } from './sentences.ja.ts';
import { VerdictMark } from './verdict.tsx';

interface Props<Kind extends StateKind> {
  readonly kind: Kind;
  readonly line: Line<Kind>;
  /** When it was read. */
  readonly readAt: Date;
  /** What kind of thing it is, among lines of other kinds. */
  readonly ofKind?: boolean;
}

/** One thing: its name, what is said of it, what that means, and the way to what to do. */
export function LineRow<Kind extends StateKind>({ kind, line, readAt, ofKind }: Props<Kind>) {
  const { name, detail } = nameOf(kind, line);
  return (
    <Row
      kind={kind}
      name={ofKind && name !== t.kinds[kind] ? `${t.kinds[kind]}: ${name}` : name}
      detail={detail}
      sentence={sentenceOf(kind, line, readAt)}
      mark={<VerdictMark verdict={line.verdict} />}
    />
  );
}

/** Nobody knows how this stands. */
export function UnreadRow({ kind }: { readonly kind: StateKind }) {
  return (
    <Row kind={kind} name={t.kinds[kind]} sentence={t.unread} mark={<VerdictMark verdict="TROUBLE" />} />
  );
}

interface RowProps {
  readonly kind: StateKind;
  readonly name: string;
  readonly detail?: string | undefined;
  readonly sentence: string;
  readonly mark: React.ReactNode;
}

function Row({ kind, name, detail, sentence, mark }: RowProps) {
  return (
    <li className="flex items-center gap-4 border-b border-line px-5 py-2 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="text-sm">
          <b className="break-words">{name}</b>
          {detail && <span className="ml-2 text-2xs break-all text-sub">{detail}</span>}
        </p>
        <p className="phrase nums text-xs text-sub">{sentence}</p>
      </div>
      <div className="flex shrink-0 flex-col items-end tablet:flex-row tablet:items-center tablet:gap-3">
        {mark}
        <Link
          to="/state"
          hash={stateAnchor(kind)}
          aria-label={t.howToOf(name)}
          className="control inline-flex items-center text-xs font-bold text-primary"
        >
          {t.howTo}
        </Link>
      </div>
    </li>
  );
}
