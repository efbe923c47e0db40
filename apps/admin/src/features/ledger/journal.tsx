import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { figureNames } from '@yoimachi/contract/ledger-labels';
import { TRANSFER_GROUP_NAMES, type TransferGroup } from '@yoimachi/domain/ledger';
import { useMemo } from 'react';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { BookingLink } from '#parts/booking-link.tsx';
import { column, fixedColumn, type Column } from '#parts/column.ts';
import { ListTable } from '#parts/list-table.tsx';
import { MemberLink } from '#parts/member-link.tsx';
import { Panel } from '#parts/panel.tsx';
import { formatCount } from '#ui/amount.tsx';
import { cx } from '#ui/cx.ts';
import { ApiError } from '#ui/lib/api-error.ts';
import { formatMonthDayLong } from '#ui/lib/dates.ts';
import { State } from '#ui/state.tsx';
import { journal, type Transfer } from './api.ts';
import { ExportButton } from './export-button.tsx';
import { ledgerTexts as t } from './ja.ts';
import type { LedgerSearch } from './search.ts';

/** Every movement of points, the newest first, or those of one thing. */
export function Journal({ search, count }: { readonly search: LedgerSearch; readonly count: number }) {
  const { lot: _, ...filters } = search;
  const columns = useMemo(() => columnsOf(search), [search]);
  const list = useInfiniteQuery(journal(filters));
  const code = !list.data && list.error instanceof ApiError ? list.error.code : null;
  return (
    <Panel
      title={t.journal}
      aside={
        <span className="flex items-center gap-3">
          <span>{t.journalCount(formatCount(count))}</span>
          {code === null && <ExportButton search={search} />}
        </span>
      }
      isFlush
    >
      <Groups search={search} />
      <Narrowed search={search} />
      {code === 'VALIDATION' || code === 'NOT_FOUND' ? (
        <State icon="search" title={code === 'NOT_FOUND' ? t.notFound : t.searchWrong} />
      ) : (
        <ListTable
          id="journal"
          label={t.journal}
          of={journal(filters)}
          columns={columns}
          rowId={({ number }) => number}
          empty={<State icon="search" title={t.empty} />}
        />
      )}
    </Panel>
  );
}

/** What the journal is narrowed to besides a group of kinds, and the way back. */
function Narrowed({ search }: { readonly search: LedgerSearch }) {
  const { of, figure, group } = search;
  const days = daysText(search);
  if (!of && !days && !figure) return null;
  const said = [of && visible(of), days, figure && t.figure(figureNames[figure])];
  return (
    <p className="flex flex-wrap items-center gap-3 border-b border-line px-5 py-2 text-sm">
      <b className="nums">{said.filter(Boolean).join('　')}</b>
      <Link
        to="/ledger"
        search={group ? { group } : {}}
        className="text-primary underline-offset-4 hover:underline"
      >
        {t.clear}
      </Link>
    </p>
  );
}

function daysText({ day, from, to }: LedgerSearch): string | undefined {
  if (day) return formatMonthDayLong(day);
  return from && to && t.days(formatMonthDayLong(from), formatMonthDayLong(to));
}

/** A group of kinds takes the place of a figure: both ask which movements are shown. */
function Groups({ search }: { readonly search: LedgerSearch }) {
  const { lot: _, figure, group: shown, ...others } = search;
  const isShown = (group: TransferGroup | undefined) => group === shown && (group !== undefined || !figure);
  return (
    <nav aria-label={t.filter} className="flex flex-wrap gap-1 border-b border-line px-3 py-2">
      {[undefined, ...TRANSFER_GROUP_NAMES].map((group: TransferGroup | undefined) => (
        <Link
          key={group ?? 'all'}
          to="/ledger"
          search={{ ...others, ...(group && { group }) }}
          replace
          resetScroll={false}
          aria-current={isShown(group) ? 'page' : undefined}
          activeProps={{}}
          className={cx(
            'control inline-flex items-center rounded-full px-3 text-xs',
            isShown(group) ? 'bg-tint font-bold text-on-tint' : 'text-sub hover:bg-sunken',
          )}
        >
          {group ? t.groups[group] : t.all}
        </Link>
      ))}
    </nav>
  );
}

const columnsOf = (search: LedgerSearch): readonly Column<Transfer>[] => [
  column('at', t.at, ({ at }) => <span className="nums whitespace-nowrap">{whenText(at)}</span>),
  fixedColumn('kind', t.kind, ({ kind, number }) => (
    <span className="whitespace-nowrap">
      <b>{t.kinds[kind]}</b> <span className="nums block text-xs text-sub">{number}</span>
    </span>
  )),
  column('move', t.move, ({ from, to, lot }) => (
    <span className="text-xs">
      <span className="whitespace-nowrap">{`${t.accounts[from.account]} →`}</span>{' '}
      <span className="whitespace-nowrap">{t.accounts[to.account]}</span>
      {lot && <span className="block text-sub">{t.lotKinds[lot.kind]}</span>}
    </span>
  )),
  column('about', t.about, (transfer) => <About transfer={transfer} search={search} />),
  {
    id: 'points',
    header: t.points,
    isNumber: true,
    // Of a figure, what it counts there: together they are the figure.
    cell: ({ points, figurePoints }) => <b>{formatCount(figurePoints ?? points)}</b>,
  },
];

/** Whose points, of which booking and of which lot. */
function About({
  transfer: { from, to, lot, booking },
  search,
}: {
  readonly transfer: Transfer;
  readonly search: LedgerSearch;
}) {
  const owners = [from.owner, to.owner].filter((owner) => owner !== null);
  const shown = owners.filter(({ id }, index) => owners.findIndex((other) => other.id === id) === index);
  return (
    <span className="flex flex-wrap gap-x-3 text-xs whitespace-nowrap [&_a]:break-normal">
      {shown.map(({ id, number }) => (
        <MemberLink key={id} id={id} nickname={number} />
      ))}
      {booking && <BookingLink id={booking.id}>{booking.number}</BookingLink>}
      {lot && (
        <Link
          to="/ledger"
          search={{ ...search, lot: lot.number }}
          resetScroll={false}
          activeProps={{}}
          className="nums whitespace-nowrap text-primary underline-offset-4 hover:underline"
        >
          {lot.number}
        </Link>
      )}
    </span>
  );
}
