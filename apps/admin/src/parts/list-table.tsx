import { useInfiniteQuery } from '@tanstack/react-query';
import type { InfiniteData, QueryClient, QueryKey, UseInfiniteQueryOptions } from '@tanstack/react-query';
import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { itemsOf } from '#ui/growing-list.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { DataTable, type TableProps } from './data-table.tsx';
import { ListEnd } from './list-end.tsx';

interface PageOf<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}
interface PageAsked {
  readonly client: QueryClient;
  readonly pageParam: string | null;
}
/** What `pages` makes of a call that answers such pages. */
interface Listed<Row> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: PageAsked) => Promise<PageOf<Row>>;
}

interface Props<Row> extends Omit<TableProps<Row>, 'rows'> {
  readonly of: Listed<Row>;
  /** In place of a list without rows. */
  readonly empty: ReactNode;
  /** How many rows seem to come, and how high each is. */
  readonly bones?: number;
  readonly bone?: string;
}

/** A dense list that grows page by page: while it loads, failed, is empty, or goes on. */
export function ListTable<Row extends RowData>({ of, bones = 8, bone = 'h-8', ...table }: Props<Row>) {
  const list = useInfiniteQuery(
    of as unknown as UseInfiniteQueryOptions<
      PageOf<Row>,
      Error,
      InfiniteData<PageOf<Row>>,
      QueryKey,
      string | null
    >,
  );
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
      <DataTable {...table} rows={itemsOf(list)} />
      <ListEnd list={list} />
    </>
  );
}
