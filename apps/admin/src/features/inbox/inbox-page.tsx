import { Link } from '@tanstack/react-router';
import { HomeFigures } from '#features/figures';
import { StatePanel } from '#features/state';
import { TonightPanel } from '#features/tonight';
import { queueNames, brandTexts } from '#lib/labels.ja.ts';
import { useMayAct } from '#lib/office.ts';
import { countText, useQueueCounts, type QueueCount } from '#lib/queues.ts';
import { whenText } from '#lib/when.ts';
import { column, fixedColumn, numberColumn, type Column } from '#parts/column.ts';
import { DataTable } from '#parts/data-table.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { cx } from '#ui/cx.ts';
import { now } from '#ui/lib/clock.ts';
import { dayOf, formatDay } from '#ui/lib/dates.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { inboxTexts as t } from './ja.ts';

/** The first screen: what waits in each queue that the person works in. */
export function InboxPage() {
  const counts = useQueueCounts();
  const mayAct = useMayAct();
  return (
    <div className="flex flex-1 flex-col">
      <PageHead title={t.title} note={formatDay(dayOf(now()))} />
      <div className="px-5 pt-5 max-tablet:order-last max-tablet:pt-0 max-tablet:pb-5">
        <HomeFigures />
      </div>
      <div className="grid items-start gap-4 p-5 desktop:grid-cols-[minmax(0,1fr)_348px]">
        <div className="min-w-0">
          {counts.isPending && (
            <Skeleton>
              {Array.from({ length: 8 }, (_, index) => (
                <Bone key={index} className="h-10" />
              ))}
            </Skeleton>
          )}
          {counts.isError && !counts.data && (
            <LoadFailed
              error={counts.error}
              isPending={counts.isFetching}
              onRetry={() => void counts.refetch()}
            />
          )}
          {counts.data && <Waiting counts={counts.data.filter(({ count }) => count > 0)} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {mayAct('listTonight') && <TonightPanel />}
          <StatePanel />
        </div>
      </div>
    </div>
  );
}

function Waiting({ counts }: { readonly counts: readonly QueueCount[] }) {
  const sum = counts.reduce((all, { count }) => all + count, 0);
  const late = counts.reduce((all, one) => all + one.late, 0);
  const isMore = counts.some((one) => one.isMore);
  if (sum === 0) return <State icon="check" title={t.empty} detail={t.emptyDetail} />;
  return (
    <section className="overflow-hidden rounded-lg border border-line bg-surface">
      <header className="flex flex-wrap items-baseline gap-3 border-b border-line px-5 py-3">
        <h2 className="text-base">{t.waiting}</h2>
        <p className="nums ml-auto text-xs text-sub">
          <span>{t.sum(countText({ count: sum, isMore }))}</span>
          {late > 0 && <strong className="ml-3 text-danger">{t.late(late)}</strong>}
        </p>
      </header>
      <DataTable id="inbox" label={t.label} columns={columns} rows={counts} rowId={({ queue }) => queue} />
    </section>
  );
}

const columns: readonly Column<QueueCount>[] = [
  fixedColumn('queue', t.queue, ({ queue }) => (
    <Link
      to="/queues/$queue"
      params={{ queue }}
      aria-label={t.open(queueNames[queue])}
      className="font-bold whitespace-nowrap after:absolute after:inset-0"
    >
      {queueNames[queue]}
    </Link>
  )),
  numberColumn('count', t.count, (row) => countText(row)),
  column('oldest', t.oldest, ({ oldestAt }) => (
    <span className="nums whitespace-nowrap">{oldestAt ? whenText(oldestAt) : brandTexts.none}</span>
  )),
  numberColumn('late', t.overdue, ({ late }) => (
    <span className={cx(late > 0 && 'font-bold text-danger')}>{late > 0 ? late : brandTexts.none}</span>
  )),
  column('next', t.next, ({ nextAnswerBy }) => (
    <span className="nums whitespace-nowrap">{nextAnswerBy ? whenText(nextAnswerBy) : brandTexts.none}</span>
  )),
];
