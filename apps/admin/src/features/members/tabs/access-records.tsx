import { accessRecordAdminRoutes } from '@yoimachi/contract/access-record';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { useRead } from '#lib/use-read.ts';
import { visible } from '#lib/visible.ts';
import { DataTable } from '#parts/data-table.tsx';
import { column, fixedColumn, type Column } from '#parts/column.ts';
import { FilterField } from '#parts/filter-field.tsx';
import { ReadGate } from '#parts/read-gate.tsx';
import { addDays } from '#ui/lib/dates.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { useToday } from '#ui/lib/use-now.ts';
import { At } from './cells.tsx';
import { tabTexts as t } from './ja.ts';

type Access = CallAnswer<typeof accessRecordAdminRoutes.readAccessRecords>['items'][number];
const DAYS = 30;

/** From where the member signed in, wrote and bought; private, so that it is read for a reason. */
export function AccessRecords({ accountId }: { readonly accountId: string }) {
  const today = useToday();
  const [from, setFrom] = useState(() => addDays(today, -DAYS));
  const [to, setTo] = useState(today);
  // Other days are another reading.
  const read = useRead(`${accountId}:${from}:${to}`, (reason) =>
    call(accessRecordAdminRoutes.readAccessRecords, { params: { accountId }, body: { from, to, reason } }),
  );
  return (
    <section className="flex flex-col gap-3 px-5 pt-6 pb-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="mr-2 text-base">{t.access}</h2>
        <FilterField label={t.accessFrom} type="date" value={from} onChange={(day) => day && setFrom(day)} />
        <FilterField label={t.accessTo} type="date" value={to} onChange={(day) => day && setTo(day)} />
      </div>
      <ReadGate read={read} what={t.access}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-sm text-sub">{t.empty}</p>
          ) : (
            <DataTable
              id="member-access"
              label={t.access}
              columns={columns}
              rows={items.map((item, index) => ({ ...item, index }))}
              rowId={({ index }) => String(index)}
            />
          )
        }
      </ReadGate>
    </section>
  );
}

const columns: readonly Column<Access & { readonly index: number }>[] = [
  fixedColumn('at', t.when, ({ at }) => <At at={at} />),
  column('kind', t.kind, ({ kind }) => t.accessKinds[kind]),
  column('address', t.address, ({ address, port }) => (
    <span className="nums whitespace-nowrap">{port === null ? address : `${address} : ${port}`}</span>
  )),
  column('agent', t.agent, ({ agent }) => (
    <bdi className="line-clamp-2 break-all text-xs">{visible(agent)}</bdi>
  )),
];
