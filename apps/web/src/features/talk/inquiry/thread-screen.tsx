import type { InquiryMessage, InquiryThread } from '@yoimachi/contract/inquiry';
import { formatDayShort, formatMinute } from '#lib/dates.ts';
import { now } from '#lib/clock.ts';
import { formatPast } from '#lib/past.ja.ts';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { Spec } from '#ui/rows.tsx';
import { StateChip } from './history-page.tsx';
import { categoryNames, inquiryTexts as t, outcomeNames, rightNames } from './ja.ts';

const timeOf = (at: string) => formatPast(new Date(at), now());

/** What was asked and answered. */
export function ThreadScreen({ thread }: { readonly thread: InquiryThread }) {
  return (
    <>
      <div className="flex flex-col gap-2">
        <span className="flex flex-wrap items-center gap-3">
          <StateChip state={thread.state} />
          <span className="nums text-xs text-sub">
            {t.number} {thread.number}
          </span>
        </span>
        <h2 dir="auto" className="text-lg break-words">
          {thread.subject}
        </h2>
      </div>
      <Card look="sunken">
        <Spec rows={rowsOf(thread)} />
      </Card>
      <ol className="flex flex-col gap-4">
        {thread.messages.map((message) => (
          <li key={message.number}>
            <Message message={message} />
          </li>
        ))}
      </ol>
    </>
  );
}

function rowsOf({ category, booking, removal }: InquiryThread) {
  return [
    { label: t.category, value: categoryNames[category] },
    ...(booking
      ? [{ label: t.booking, value: `${formatDayShort(booking.day)} ${formatMinute(booking.startMinute)}` }]
      : []),
    ...(removal
      ? [
          { label: t.removalWhat, value: <span className="break-words">{removal.what}</span> },
          { label: t.removalRight, value: rightNames[removal.right] },
          removal.outcome === null
            ? { label: t.due, value: timeOf(removal.dueAt) }
            : { label: t.outcome, value: outcomeNames[removal.outcome] },
        ]
      : []),
  ];
}

function Message({ message: { by, text, at, pictures } }: { readonly message: InquiryMessage }) {
  const isOperator = by === 'OPERATOR';
  return (
    <article className={cx('flex flex-col gap-1.5', isOperator ? 'pr-6' : 'pl-6')}>
      <header className={cx('flex items-baseline gap-2 text-xs text-sub', !isOperator && 'justify-end')}>
        <span className="font-bold whitespace-nowrap">{isOperator ? t.operator : t.you}</span>
        <time dateTime={at} className="nums">
          {timeOf(at)}
        </time>
      </header>
      <div
        className={cx(
          'flex w-fit max-w-full flex-col gap-3 rounded-lg p-4',
          isOperator ? 'border border-line bg-surface' : 'self-end bg-tint text-on-tint',
        )}
      >
        <p dir="auto" className="text-sm leading-[1.8] break-words whitespace-pre-wrap">
          {text}
        </p>
        {pictures.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {pictures.map((picture) => (
              <li key={picture}>
                <a href={picture} target="_blank" rel="noreferrer" className="block">
                  <img src={picture} alt={t.picture} className="size-24 rounded-md bg-sunken object-cover" />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
