import { useInfiniteQuery } from '@tanstack/react-query';
import { DataTable } from '#parts/data-table.tsx';
import type { Column } from '#parts/data-table.tsx';
import { ListEnd } from '#parts/list-end.tsx';
import { itemsOf } from '#ui/growing-list.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import type { MemberList } from './api.ts';
import { tabTexts as t } from './ja.ts';

interface Props<Row> {
  /** By which the choice of columns is kept in this browser. */
  readonly id: string;
  readonly label: string;
  readonly of: MemberList<Row>;
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
}

/** A list of a member's page, page by page. */
export function MemberTable<Row extends object>({ id, label, of, columns, rowId }: Props<Row>) {
  const list = useInfiniteQuery(of);
  const rows = itemsOf(list);
  if (list.isPending)
    return (
      <div className="p-5">
        <Skeleton>
          {Array.from({ length: 6 }, (_, index) => (
            <Bone key={index} className="h-8" />
          ))}
        </Skeleton>
      </div>
    );
  if (!list.data)
    return <LoadFailed error={list.error} isPending={list.isFetching} onRetry={() => void list.refetch()} />;
  if (rows.length === 0) return <p className="px-5 py-6 text-sm text-sub">{t.empty}</p>;
  return (
    <>
      <DataTable id={id} label={label} columns={columns} rows={rows} rowId={rowId} />
      <ListEnd list={list} />
    </>
  );
}
