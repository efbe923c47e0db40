import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { chatTexts as t } from './ja.ts';
import { useLog } from './use-log.ts';
import type { Log } from './use-log.ts';
import type { Older } from './use-older.ts';

interface Props<Row> extends Log<Row> {
  /** Of the list, for screen readers. */
  readonly label: string;
  /** Its place among all there are, from 1, and how many there are; loaded or not. */
  readonly placeOf: (row: Row) => number;
  readonly total: number;
  readonly children: (row: Row) => ReactNode;
}

/**
 * A long list that begins at its end. Only what is near the window is in the document, so every row says its place; the row with the focus
 * stays. The place stays when older rows come above, and new ones are followed by who is at the end; others are told by a button.
 */
export function LogList<Row>({ label, placeOf, total, children, ...log }: Props<Row>) {
  'use no memo';
  const { scroller, items, height, measure, isAtEnd, hasNews, toEnd } = useLog(log);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        role="region"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what it can stand on
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4"
        style={{ overflowAnchor: 'none' }}
      >
        <OlderState older={log.older} />
        <div role="list" className="relative" style={{ height }}>
          {items.map(({ key, index, start }) => {
            const row = log.rows[index]!;
            return (
              <div
                key={key}
                ref={measure}
                role="listitem"
                data-index={index}
                aria-posinset={placeOf(row)}
                aria-setsize={total}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start}px)` }}
              >
                {children(row)}
              </div>
            );
          })}
        </div>
      </div>
      {!isAtEnd && log.rows.length > 0 && <ToEnd isNews={hasNews} onClick={toEnd} />}
    </div>
  );
}

function ToEnd({
  isNews,
  onClick,
}: { readonly isNews: boolean } & Pick<ComponentProps<'button'>, 'onClick'>) {
  const label = isNews ? t.newMessages : t.toNewest;
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      className={
        isNews
          ? 'absolute bottom-3 left-1/2 flex min-h-11 -translate-x-1/2 items-center gap-1.5 rounded-full bg-ink px-5 text-sm font-bold text-bg'
          : 'absolute right-4 bottom-3 grid size-11 place-items-center rounded-full border border-line bg-surface text-ink'
      }
    >
      <Icon name="down" size={18} />
      {isNews && <span>{label}</span>}
    </button>
  );
}

/** Above the first row: that older ones are coming, or could not be read. */
function OlderState({ older }: { readonly older: Older }) {
  if (older.isFailed) {
    return (
      <div className="flex justify-center py-3">
        <Button variant="line" size="md" onClick={() => older.read()}>
          {t.readOlder}
        </Button>
      </div>
    );
  }
  if (!older.isReading) return null;
  return (
    <div role="status" className="absolute inset-x-0 top-2 z-10 flex justify-center">
      <span className="flex items-center gap-1.5 rounded-full bg-surface px-3 py-1 text-xs text-sub">
        <Icon name="refresh" size={14} className="spin" />
        {t.readingOlder}
      </span>
    </div>
  );
}
