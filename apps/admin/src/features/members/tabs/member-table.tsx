import type { ComponentProps } from 'react';
import { ListTable } from '#parts/list-table.tsx';
import { tabTexts as t } from './ja.ts';

/** A list of a member's page, page by page. */
export const MemberTable = <Row extends object>(
  table: Omit<ComponentProps<typeof ListTable<Row>>, 'empty' | 'bones'>,
) => <ListTable {...table} bones={6} empty={<p className="px-5 py-6 text-sm text-sub">{t.empty}</p>} />;
