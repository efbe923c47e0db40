import { useCallback, useEffect, useRef, useState } from 'react';
import { queueNames } from '#lib/labels.ja.ts';
import { countText, useQueueCounts } from '#lib/queues.ts';
import { useKeys } from '#lib/use-keys.ts';
import { itemsOf } from '#ui/growing-list.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { FilterSelect } from '#parts/filter-select.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { DeskContext } from './desk-context.ts';
import { deskTexts as t } from './ja.ts';
import { Keys } from './keys.tsx';
import { QueueList } from './queue-list.tsx';
import type { QueueScreen, WaitingRow } from './screen.ts';
import { useMarks } from './use-marks.ts';
import { useRows } from './use-rows.ts';

interface Props {
  readonly screen: QueueScreen;
  readonly itemId: string | undefined;
  readonly filter: string | undefined;
  readonly onChoose: (itemId: string | undefined) => void;
  readonly onFilter: (filter: string | undefined) => void;
}

/** A queue: its list, the row that is chosen, and what is decided about it. */
export function Workbench({ screen, itemId, filter, onChoose, onFilter }: Props) {
  const list = useRows(screen, filter);
  const rows = itemsOf(list);
  const marks = useMarks(rows);
  const [held, setHeld] = useState<WaitingRow>();
  const heldRow = held?.itemId === itemId ? held : undefined;
  const isEmpty = rows.length === 0 && !heldRow;
  return (
    <div className="flex flex-1 flex-col office:min-h-0">
      <PageHead title={queueNames[screen.queue]} note={<Waiting screen={screen} />}>
        {screen.filter && (
          <FilterSelect
            label={screen.filter.label}
            value={filter ?? ''}
            onChange={(value) => onFilter(value || undefined)}
            options={screen.filter.options}
          />
        )}
        <Keys keys={[...t.keys, ...(screen.keys ?? [])]} />
      </PageHead>
      {list.isPending && <Bones />}
      {list.isError && !list.data && (
        <LoadFailed error={list.error} isPending={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {/* Whoever comes for one, or is at it, and finds nothing is told that it was decided. */}
      {list.data && isEmpty && (
        <State icon="check" title={itemId === undefined ? screen.empty : t.gone} detail={t.emptyDetail} />
      )}
      {!isEmpty && (
        <div className="grid min-h-0 flex-1 office:grid-rows-[minmax(0,1fr)] office:grid-cols-[300px_minmax(0,1fr)_272px] desktop:grid-cols-[352px_minmax(0,1fr)_300px]">
          <QueueList
            screen={screen}
            list={list}
            rows={rows}
            selectedId={itemId}
            marked={screen.bulk ? marks.ids : null}
            onMark={marks.toggle}
          />
          <Chosen {...{ screen, rows, itemId, heldRow, onChoose }} onHold={setHeld} onMark={marks.toggle} />
        </div>
      )}
      {screen.bulk && <BulkBar screen={screen} rows={marks.rows} onUnmark={marks.clear} />}
    </div>
  );
}

interface ChosenProps {
  readonly screen: QueueScreen;
  readonly rows: readonly WaitingRow[];
  readonly itemId: string | undefined;
  readonly heldRow: WaitingRow | undefined;
  readonly onChoose: (itemId: string | undefined) => void;
  readonly onHold: (row: WaitingRow | undefined) => void;
  readonly onMark: (itemId: string) => void;
}

function Chosen({ screen, rows, itemId, heldRow, onChoose, onHold, onMark }: ChosenProps) {
  const index = rows.findIndex((row) => row.itemId === itemId);
  const row = rows[index] ?? heldRow;
  // What was there a moment ago and is not any more: somebody else was quicker.
  const [seenId, setSeenId] = useState<string>();
  if (row && seenId !== row.itemId) setSeenId(row.itemId);
  const shown = useRef(row);
  useEffect(() => void (shown.current = row));
  const hold = useCallback((isHeld: boolean) => onHold(isHeld ? shown.current : undefined), [onHold]);
  const go = (to: number) => onChoose(rows[Math.min(Math.max(to, 0), rows.length - 1)]?.itemId);
  useKeys({
    j: () => go(index + 1),
    k: () => go(index - 1),
    ...(screen.bulk && row && { x: () => onMark(row.itemId) }),
  });
  if (!row)
    return (
      <div className="grid place-items-center bg-sunken office:col-span-2">
        {itemId !== undefined && itemId === seenId ? (
          <State icon="check" title={t.gone} detail={t.goneDetail} />
        ) : (
          <State icon="search" title={t.choose} />
        )}
      </div>
    );
  const next = () => onChoose((rows[index + 1] ?? rows[index - 1])?.itemId);
  return (
    <DeskContext
      value={{ queue: screen.queue, reads: screen.reads ?? screen.list, itemId: row.itemId, next, hold }}
    >
      <screen.Panel key={row.itemId} row={row} />
    </DeskContext>
  );
}

function Waiting({ screen }: { readonly screen: QueueScreen }) {
  const count = useQueueCounts().data?.find(({ queue }) => queue === screen.queue);
  if (!count) return null;
  return (
    <span className="nums">
      <span>{t.count(countText(count))}</span>
      {count.late > 0 && <strong className="ml-3 text-danger">{t.late(count.late)}</strong>}
    </span>
  );
}

function Bones() {
  return (
    <div className="p-5">
      <Skeleton>
        {Array.from({ length: 6 }, (_, index) => (
          <Bone key={index} className="h-14" />
        ))}
      </Skeleton>
    </div>
  );
}
