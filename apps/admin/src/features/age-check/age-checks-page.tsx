import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useKeys } from '#lib/use-keys.ts';
import { PageHead } from '#parts/page-head.tsx';
import { formatCount } from '#ui/amount.tsx';
import { itemsOf } from '#ui/growing-list.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import type { Waiting } from './api.ts';
import { useQueue } from './api.ts';
import { Closed } from './closed.tsx';
import { Decision } from './decision.tsx';
import { ageTexts as t } from './ja.ts';
import { Keys } from './keys.tsx';
import { QueueList } from './queue-list.tsx';
import { useOpened } from './use-opened.ts';
import { Viewer } from './viewer.tsx';

const route = getRouteApi('/_office/age-checks');

/** The queue of documents: one is chosen, shown for a reason, compared and decided, and the next one follows. */
export function AgeChecksPage() {
  const list = useQueue();
  const rows = itemsOf(list);
  const { check } = route.useSearch();
  const navigate = route.useNavigate();
  const choose = (row: Waiting | undefined) =>
    void navigate({ search: row ? { check: row.checkId } : {}, replace: true });
  const count = rows.length > 0 && `${formatCount(rows.length)}${list.hasNextPage ? '+' : ''}`;
  return (
    <div className="flex flex-1 flex-col office:h-dvh">
      <PageHead title={t.title} note={count && t.note(count)}>
        <Keys />
      </PageHead>
      {list.isPending && (
        <div className="p-5">
          <Skeleton>
            {Array.from({ length: 6 }, (_, index) => (
              <Bone key={index} className="h-14" />
            ))}
          </Skeleton>
        </div>
      )}
      {list.isError && !list.data && (
        <LoadFailed error={list.error} isPending={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.data && rows.length === 0 && <State icon="check" title={t.empty} detail={t.emptyDetail} />}
      {rows.length > 0 && (
        <div className="grid min-h-0 flex-1 office:grid-cols-[300px_minmax(0,1fr)_272px] desktop:grid-cols-[352px_minmax(0,1fr)_300px]">
          <QueueList list={list} rows={rows} selectedId={check} />
          <Desk rows={rows} selectedId={check} onChoose={choose} />
        </div>
      )}
    </div>
  );
}

interface DeskProps {
  readonly rows: readonly Waiting[];
  readonly selectedId: string | undefined;
  readonly onChoose: (row: Waiting | undefined) => void;
}

function Desk({ rows, selectedId, onChoose }: DeskProps) {
  const index = rows.findIndex(({ checkId }) => checkId === selectedId);
  const row = rows[index];
  const [reason, setReason] = useState<string>(t.reasons[0]);
  const { opened, isPending, error, open, close } = useOpened(row?.checkId);
  const show = () => reason !== '' && opened === null && open(reason);
  useKeys({
    j: () => onChoose(rows[Math.min(index + 1, rows.length - 1)]),
    k: () => onChoose(rows[Math.max(index - 1, 0)]),
    o: show,
  });
  if (!row)
    return (
      <div className="grid place-items-center bg-sunken office:col-span-2">
        <State icon="search" title={t.choose} />
      </div>
    );
  return (
    <>
      <div className="flex min-h-0 min-w-0 flex-col">
        {opened ? (
          <Viewer key={row.checkId} opened={opened} />
        ) : (
          <Closed reason={reason} onReason={setReason} isPending={isPending} error={error} onOpen={show} />
        )}
      </div>
      <Decision
        key={row.checkId}
        row={row}
        opened={opened}
        onDecided={() => {
          close();
          onChoose(rows[index + 1] ?? rows[index - 1]);
        }}
      />
    </>
  );
}
