import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { itemsOf } from '#ui/growing-list.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { DataTable } from './data-table.tsx';
import type { TableProps } from './data-table.tsx';
import { ListEnd } from './list-end.tsx';

interface Props<Row> extends Omit<TableProps<Row>, 'rows'> {
  readonly list: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Row[] }>>;
  /** In place of a list without rows. */
  readonly empty: ReactNode;
  /** How many rows seem to come, and how high each is. */
  readonly bones?: number;
  readonly bone?: string;
}

/** A dense list that grows page by page: while it loads, failed, is empty, or goes on. */
export function ListTable<Row extends RowData>({
  list,
  empty,
  bones = 8,
  bone = 'h-8',
  ...table
}: Props<Row>) {
  const rows = itemsOf(list);
  if (list.isPending)
    return (
      <div className="p-5">
        <Skeleton>
          {Array.from({ length: bones }, (_, index) => (
            <Bone key={index} className={bone} />
          ))}
        </Skeleton>
      </div>
    );
  if (!list.data)
    return <LoadFailed error={list.error} isPending={list.isFetching} onRetry={() => void list.refetch()} />;
  return (
    <>
      <DataTable {...table} rows={rows} empty={empty} />
      <ListEnd list={list} />
    </>
  );
}
