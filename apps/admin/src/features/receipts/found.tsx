import { toCsv } from '@yoimachi/domain/csv';
import { useMemo, useState } from 'react';
import { visible } from '#lib/visible.ts';
import { DataTable } from '#parts/data-table.tsx';
import { column, fixedColumn, numberColumn, type Column } from '#parts/column.ts';
import { MemberLink } from '#parts/member-link.tsx';
import { Panel } from '#parts/panel.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { formatCount, yenText } from '#ui/amount.tsx';
import { now } from '#ui/lib/clock.ts';
import { dayOf, formatDay } from '#ui/lib/dates.ts';
import { saveFile } from '#ui/lib/save-file.ts';
import { Note } from '#ui/note.tsx';
import { State } from '#ui/state.tsx';
import type { FoundReceipts, Receipt } from './chain.ts';
import { receiptTexts as t } from './ja.ts';
import { ReceiptActs, ReceiptState, type OnItems } from './receipt-acts.tsx';

/** More rows than this a person does not read: the file has them all. */
const SHOWN = 500;

/** What was found, as a table and as a file; what is done with one of it shows at once, without another read. */
export function Found({ found }: { readonly found: FoundReceipts }) {
  const [items, setItems] = useState<readonly Receipt[]>(found.items);
  const columns = useMemo(() => columnsOf(setItems), []);
  return <FoundTable items={items} isAll={found.isAll} columns={columns} />;
}

function FoundTable({
  items,
  isAll,
  columns,
}: {
  readonly items: readonly Receipt[];
  readonly isAll: boolean;
  readonly columns: readonly Column<Receipt>[];
}) {
  const save = () => saveFile(new Blob([csvOf(items)], { type: 'text/csv' }), t.csvName(dayOf(now())));
  return (
    <Panel
      title={t.label}
      aside={
        <span className="flex items-center gap-3">
          <span>{t.found(formatCount(items.length))}</span>
          {items.length > 0 && <SmallButton onClick={save}>{t.saveCsv}</SmallButton>}
        </span>
      }
      isFlush
    >
      {(!isAll || items.length > SHOWN) && (
        <div className="border-b border-line px-5 py-3">
          <Note>{isAll ? t.first(formatCount(SHOWN)) : t.notAll}</Note>
        </div>
      )}
      {items.length === 0 ? (
        <State icon="receipt" title={t.empty} detail={t.emptyDetail} />
      ) : (
        <DataTable
          id="receipts"
          label={t.label}
          columns={columns}
          rows={items.slice(0, SHOWN)}
          rowId={({ receiptId }) => receiptId}
        />
      )}
    </Panel>
  );
}

const columnsOf = (onItems: OnItems): readonly Column<Receipt>[] => [
  fixedColumn('number', t.number, ({ number }) => <b className="nums">{number}</b>),
  column('day', t.day, ({ day }) => <span className="nums">{formatDay(day)}</span>),
  column('addressee', t.addressee, ({ addressee, honorific }) => (
    <bdi className="break-all">{visible(`${addressee} ${honorific}`)}</bdi>
  )),
  column('state', t.state, (receipt) => <ReceiptState receipt={receipt} />),
  column('acts', t.acts, (receipt) => <ReceiptActs receipt={receipt} onItems={onItems} />),
  numberColumn('total', t.total, ({ totalYen }) => <b>{yenText(totalYen)}</b>),
  numberColumn('tax', t.tax, ({ taxYen }) => yenText(taxYen)),
  numberColumn('returned', t.returned, ({ returnedYen }) => yenText(returnedYen)),
  numberColumn('exports', t.exports, ({ exports }) => t.exportCount(exports)),
  column('guest', t.guest, ({ guestId }) => <MemberLink id={guestId} nickname={t.guestLink} />),
];

const csvOf = (items: readonly Receipt[]) =>
  toCsv(
    t.csvHeader,
    items.map((one) => [
      one.number,
      one.day,
      one.issuedAt,
      one.addressee,
      one.honorific,
      one.totalYen,
      one.taxYen,
      one.returnedYen,
      one.returnedTaxYen,
      one.registrationNumber,
      one.voidedYen,
      one.voidedTaxYen,
      one.replacedBy ?? '',
      one.replaces ?? '',
    ]),
  );
