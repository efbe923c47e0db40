import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { visible } from '#lib/visible.ts';
import { ListEnd } from '#parts/list-end.tsx';
import { cx } from '#ui/cx.ts';
import { now } from '#ui/lib/clock.ts';
import { formatDeadline } from '#ui/lib/dates.ts';
import { useNow } from '#ui/lib/use-now.ts';
import type { Waiting } from './api.ts';
import { ageTexts as t, documentNames } from './ja.ts';

interface Props {
  readonly list: UseInfiniteQueryResult;
  readonly rows: readonly Waiting[];
  readonly selectedId: string | undefined;
}

/** What waits, the first due first. */
export function QueueList({ list, rows, selectedId }: Props) {
  return (
    <section aria-label={t.label} className="min-h-0 border-line office:overflow-y-auto office:border-r">
      <ul>
        {rows.map((row) => (
          <li key={row.checkId}>
            <Row row={row} isSelected={row.checkId === selectedId} />
          </li>
        ))}
      </ul>
      <ListEnd list={list} />
    </section>
  );
}

function Row({ row, isSelected }: { readonly row: Waiting; readonly isSelected: boolean }) {
  const at = useNow();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isSelected) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const isLate = row.answerBy !== null && new Date(row.answerBy) < at;
  return (
    <Link
      ref={link}
      to="/age-checks"
      search={{ check: row.checkId }}
      replace
      aria-current={isSelected || undefined}
      className={cx(
        'grid min-h-[62px] grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_auto] items-center gap-x-3 border-b border-l-3 border-line px-4 py-2',
        isSelected ? 'border-l-primary bg-tint text-on-tint' : 'border-l-transparent hover:bg-sunken',
      )}
    >
      <span className="min-w-0">
        <bdi className="block truncate font-mincho font-bold">{visible(row.nickname)}</bdi>
        <span className="block text-xs text-sub">{t.who[row.who]}</span>
      </span>
      <span className="min-w-0">
        <span className="block truncate text-sm">{documentNames[row.documentType]}</span>
        <span className="nums block truncate text-xs text-sub">
          {row.owner ? t.owner(row.owner.name) : formatDeadline(new Date(row.askedAt), now())}
        </span>
      </span>
      <span className={cx('nums text-right text-xs whitespace-nowrap', isLate && 'font-bold text-danger')}>
        {row.answerBy && formatDeadline(new Date(row.answerBy), at)}
      </span>
    </Link>
  );
}
