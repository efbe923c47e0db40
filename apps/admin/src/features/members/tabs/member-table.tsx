import { useInfiniteQuery } from '@tanstack/react-query';
import type { TableProps } from '#parts/data-table.tsx';
import { ListTable } from '#parts/list-table.tsx';
import type { MemberList } from './api.ts';
import { tabTexts as t } from './ja.ts';

interface Props<Row> extends Omit<TableProps<Row>, 'rows'> {
  readonly of: MemberList<Row>;
}

/** A list of a member's page, page by page. */
export function MemberTable<Row extends object>({ of, ...table }: Props<Row>) {
  const list = useInfiniteQuery(of);
  return (
    <ListTable
      {...table}
      list={list}
      bones={6}
      empty={<p className="px-5 py-6 text-sm text-sub">{t.empty}</p>}
    />
  );
}
