import { useRead } from '#lib/use-read.ts';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { cx } from '#ui/cx.ts';
import { ApiError } from '#ui/lib/api-error.ts';
import { readReportedChat, type ReportedChat, type WaitingReport } from './api.ts';
import { reportTexts as t } from './ja.ts';
import { OpenMore } from './open-more.tsx';

type Said = ReportedChat['messages'][number];

/** What the two had written when it was reported: what was taken back since, too. */
export function Chat({ row }: { readonly row: WaitingReport }) {
  const read = useRead(row.reportId, (reason) => readReportedChat(row.reportId, reason));
  // The two never wrote to each other.
  const hasNone = read.error instanceof ApiError && read.error.code === 'NOT_FOUND';
  if (read.opened === null && !hasNone) return <OpenMore read={read} label={t.openChat} />;
  const messages = read.opened?.messages ?? [];
  return (
    <section>
      <h2 className="pb-2 text-sm font-bold">{t.chat}</h2>
      {messages.length === 0 ? (
        <p className="text-sm text-sub">{t.noMessages}</p>
      ) : (
        <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
          {messages.map((said) => (
            <Message key={said.number} said={said} row={row} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Message({ said, row }: { readonly said: Said; readonly row: WaitingReport }) {
  return (
    <li className={cx('grid gap-1 px-4 py-3', said.isMeant && 'border-l-3 border-l-danger bg-sunken')}>
      <p className="flex flex-wrap items-baseline gap-x-3 text-xs text-sub">
        <bdi className="font-bold text-ink">{visible(speakerOf(said.by, row))}</bdi>
        <span className="nums">{whenText(said.at)}</span>
        {said.isWithdrawn && <span>{t.withdrawn}</span>}
        {said.isMeant && <strong className="text-danger">{t.meant}</strong>}
      </p>
      <p className="text-sm break-words whitespace-pre-wrap">
        <bdi>{visible(said.text ?? said.line ?? '')}</bdi>
      </p>
    </li>
  );
}

function speakerOf(by: string, row: WaitingReport): string {
  if (by !== 'GUEST' && by !== 'CAST') return t.product;
  return (by === 'CAST') === row.isByCast ? row.reporterName : row.reportedName;
}
