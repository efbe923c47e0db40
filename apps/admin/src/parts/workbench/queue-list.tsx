import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useOffice } from '#lib/office.ts';
import { queueNames } from '#lib/labels.ja.ts';
import { visible } from '#lib/visible.ts';
import { cx } from '#ui/cx.ts';
import { now } from '#ui/lib/clock.ts';
import { formatDeadline } from '#ui/lib/dates.ts';
import { useNow } from '#ui/lib/use-now.ts';
import { ListEnd } from '#parts/list-end.tsx';
import { deskTexts as t } from './ja.ts';
import type { QueueScreen, WaitingRow } from './screen.ts';

interface Props {
  readonly screen: QueueScreen;
  readonly list: UseInfiniteQueryResult;
  readonly rows: readonly WaitingRow[];
  readonly selectedId: string | undefined;
  /** Rows that are marked for an act on many; null where there is none. */
  readonly marked: ReadonlySet<string> | null;
  readonly onMark: (itemId: string) => void;
}

/** What waits, the first due first. */
export function QueueList({ screen, list, rows, selectedId, marked, onMark }: Props) {
  return (
    <section
      aria-label={t.list(queueNames[screen.queue])}
      className="min-h-0 border-line office:overflow-y-auto office:border-r"
    >
      <ul>
        {rows.map((row) => (
          <li key={row.itemId} className="relative">
            <Row screen={screen} row={row} isSelected={row.itemId === selectedId} hasMark={marked !== null} />
            {marked && (
              <input
                type="checkbox"
                aria-label={t.select(visible(screen.line(row).name))}
                checked={marked.has(row.itemId)}
                onChange={() => onMark(row.itemId)}
                className="absolute top-1/2 left-3 size-5 -translate-y-1/2 accent-primary"
              />
            )}
          </li>
        ))}
      </ul>
      <ListEnd list={list} />
    </section>
  );
}

interface RowProps {
  readonly screen: QueueScreen;
  readonly row: WaitingRow;
  readonly isSelected: boolean;
  readonly hasMark: boolean;
}

function Row({ screen, row, isSelected, hasMark }: RowProps) {
  const at = useNow();
  const link = useRef<HTMLAnchorElement>(null);
  const { operator } = useOffice();
  useEffect(() => {
    if (isSelected) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const { name, kind, what, isUrgent } = screen.line(row);
  const isLate = row.answerBy !== null && new Date(row.answerBy) < at;
  const owner = row.owner && (row.owner.id === operator.id ? t.mine : t.owner(row.owner.name));
  return (
    <Link
      ref={link}
      to="/queues/$queue"
      params={{ queue: screen.queue }}
      search={(before) => ({ ...before, item: row.itemId })}
      replace
      aria-current={isSelected || undefined}
      className={cx(
        'grid min-h-[62px] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-l-3 border-line px-4 py-2',
        hasMark && 'pl-11',
        isSelected ? 'border-l-primary bg-tint text-on-tint' : 'border-l-transparent hover:bg-sunken',
      )}
    >
      <span className="min-w-0">
        <span className="flex min-w-0 items-baseline gap-2">
          <bdi className={cx('truncate font-mincho font-bold', isUrgent && 'text-danger')}>
            {visible(name)}
          </bdi>
          {kind && <span className="shrink-0 text-xs text-sub">{kind}</span>}
        </span>
        <span className="block truncate text-xs">
          <bdi>{visible(what)}</bdi>
        </span>
      </span>
      <span className="nums flex flex-col items-end text-xs whitespace-nowrap text-sub">
        <span className={cx(isLate && 'font-bold text-danger')}>
          {formatDeadline(new Date(row.answerBy ?? row.askedAt), row.answerBy ? at : now())}
        </span>
        {owner && <span className="max-w-32 truncate">{owner}</span>}
      </span>
    </Link>
  );
}
