import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useOlder } from './use-older.ts';
import type { Older } from './use-older.ts';

export interface Log<Row> {
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
export function useLog<Row>({ rows, keyOf, heightOf, isOwn, older, onEnd }: Log<Row>) {
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
export function withFocus(range: Range, focused: number | null): number[] {
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
