import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { chatTexts as t } from './ja.ts';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';

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

interface Log<Row> {
  /** Oldest first. */
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** In CSS pixels, before it is measured. */
  readonly heightOf: (row: Row) => number;
  /** Whether the person of this screen wrote it: then the list goes to it. */
  readonly isOwn: (row: Row) => boolean;
  readonly older: Older;
  /** The end came into view, or went out of it. */
  readonly onEnd: (isAtEnd: boolean) => void;
}

/** Within this many pixels of its end the list follows what is new. */
const END_PX = 80;
const OVERSCAN = 8;

/** What of a long list is in the document, and how it moves; see LogList. */
function useLog<Row>({ rows, keyOf, heightOf, isOwn, older, onEnd }: Log<Row>) {
  'use no memo';
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [isPlaced, setPlaced] = useState(false);
  // oxlint-disable-next-line react/incompatible-library -- nothing in here is memoised
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(rows[index]!),
    getItemKey: (index) => keyOf(rows[index]!),
    rangeExtractor: (range) => withFocus(range, focusedIn(scroller.current)),
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END_PX,
    overscan: OVERSCAN,
    paddingStart: 12,
    paddingEnd: 12,
    onChange: (instance) => {
      const isNowAtEnd = instance.isAtEnd(END_PX);
      setAtEnd(isNowAtEnd);
      if (isNowAtEnd) setPlaced(true);
    },
  });
  useEffect(() => onEnd(isAtEnd), [isAtEnd, onEnd]);
  useStayAtEnd(virtual, scroller, rows.length > 0);
  const last = rows.at(-1);
  const lastKey = last && keyOf(last);
  useGoToOwn(virtual, lastKey, last !== undefined && isOwn(last));
  const items = virtual.getVirtualItems();
  useOlder(older, isPlaced && (items[0]?.index ?? OVERSCAN) < OVERSCAN / 2);
  const [seenKey, setSeenKey] = useState(lastKey);
  if (isAtEnd && seenKey !== lastKey) setSeenKey(lastKey);
  return {
    scroller,
    items,
    isAtEnd,
    hasNews: seenKey !== lastKey,
    height: virtual.getTotalSize(),
    measure: virtual.measureElement,
    toEnd: () => virtual.scrollToEnd({ behavior: 'smooth' }),
  };
}

/** The row that has the focus, which would be lost with it. */
function focusedIn(scroller: HTMLElement | null): number | null {
  const { activeElement } = document;
  const row = scroller?.contains(activeElement) && activeElement?.closest('[data-index]');
  return row ? Number(row.getAttribute('data-index')) : null;
}

/** What is near the window, and the row that has the focus. */
function withFocus(range: Range, focused: number | null): number[] {
  const near = defaultRangeExtractor(range);
  if (focused === null || focused >= range.count || near.includes(focused)) return near;
  return [...near, focused].sort((a, b) => a - b);
}

interface Virtual {
  readonly scrollToEnd: () => void;
  readonly isAtEnd: (threshold: number) => boolean;
}

/** Begins at the end, and stays there while the window for the list changes: a keyboard opens, the field below grows. */
function useStayAtEnd(
  virtual: Virtual,
  scroller: { readonly current: HTMLDivElement | null },
  hasRows: boolean,
): void {
  const wasAtEnd = useRef(true);
  useLayoutEffect(() => {
    if (hasRows) virtual.scrollToEnd();
  }, [hasRows, virtual]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const note = () => {
      wasAtEnd.current = virtual.isAtEnd(END_PX);
    };
    const observer = new ResizeObserver(() => {
      if (wasAtEnd.current) virtual.scrollToEnd();
    });
    element.addEventListener('scroll', note, { passive: true });
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', note);
      observer.disconnect();
    };
  }, [virtual, scroller]);
}

/** Whoever writes goes to what was written, wherever the list was. */
function useGoToOwn(virtual: Virtual, lastKey: string | undefined, isOwn: boolean): void {
  const known = useRef(lastKey);
  useLayoutEffect(() => {
    if (known.current === lastKey) return;
    known.current = lastKey;
    if (isOwn) virtual.scrollToEnd();
  }, [virtual, lastKey, isOwn]);
}

/** The rows before the first one that is there. */
interface Older {
  readonly hasMore: boolean;
  readonly isReading: boolean;
  readonly isFailed: boolean;
  /** Always the same function. */
  readonly read: () => unknown;
}

/** Reads older rows as soon as the first one comes near; after a failure it is the person who asks again. */
function useOlder({ hasMore, isReading, isFailed, read }: Older, isNear: boolean): void {
  const isDue = isNear && hasMore && !isReading && !isFailed;
  useEffect(() => {
    if (isDue) read();
  }, [isDue, read]);
}
