import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { whenText } from '#lib/when.ts';
import { FilterField } from '#parts/filter-field.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { Panel } from '#parts/panel.tsx';
import { smallButtonClass } from '#parts/small-button.tsx';
import { formatCount } from '#ui/amount.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { books, type Ledger } from './api.ts';
import { BooksCheck } from './books-check.tsx';
import { ledgerTexts as t } from './ja.ts';
import { Journal } from './journal.tsx';
import { LotPanel } from './lot-panel.tsx';

const route = getRouteApi('/_office/ledger/');

/** The books: whether they agree, what each account holds, and every movement of points. */
export function LedgerPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const ledger = useQuery(books());
  const find = (of: string) =>
    void navigate({
      to: '/ledger',
      search: {
        ...(search.group && { group: search.group }),
        ...(search.figure && { figure: search.figure }),
        ...(search.day && { day: search.day }),
        ...(of && { of }),
      },
    });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title} note={ledger.data && t.asOf(whenText(ledger.data.at))}>
        <FilterField
          label={t.search}
          type="search"
          value={search.of ?? ''}
          onChange={find}
          className="w-64 max-office:w-full"
        />
        <Link to="/ledger/report" className={smallButtonClass('ghost')}>
          {t.report}
        </Link>
      </PageHead>
      <div className="flex flex-col gap-4 p-5">
        <Loaded query={ledger}>
          {(loaded) => (
            <>
              <BooksCheck ledger={loaded} />
              <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_280px] desktop:grid-rows-[auto_1fr] min-[1400px]:grid-cols-[240px_minmax(0,1fr)_280px]">
                <div className="min-w-0 desktop:col-start-2 desktop:row-start-2 min-[1400px]:col-start-1 min-[1400px]:row-start-1">
                  <Accounts ledger={loaded} />
                </div>
                <div className="min-w-0 desktop:col-start-1 desktop:row-span-2 desktop:row-start-1 min-[1400px]:col-start-2">
                  <Journal search={search} count={loaded.transfers} />
                </div>
                <div className="min-w-0 max-desktop:order-first desktop:col-start-2 desktop:row-start-1 min-[1400px]:col-start-3">
                  <LotPanel search={search} />
                </div>
              </div>
            </>
          )}
        </Loaded>
      </div>
    </div>
  );
}

const amount = (points: number) => (points < 0 ? `−${formatCount(-points)}` : formatCount(points));
const signed = (points: number) => (points > 0 ? `+${formatCount(points)}` : amount(points));

/** What each kind of account holds; those without a point ever stay away. */
function Accounts({ ledger: { accounts } }: { readonly ledger: Ledger }) {
  const shown = accounts.filter(({ points, todayPoints }) => points !== 0 || todayPoints !== 0);
  return (
    <Panel title={t.accountsTitle} aside={t.today} isFlush>
      <dl>
        {shown.map(({ line, points, todayPoints }) => (
          <div key={line} className="flex items-center gap-3 border-b border-line px-5 py-2.5">
            <dt className="min-w-0 flex-1 text-sm">{t.lines[line]}</dt>
            <dd className="nums text-right">
              <b className="text-sm">{amount(points)}</b>
              <span className="block text-xs text-sub">{signed(todayPoints)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="phrase px-5 py-3 text-xs text-sub">{t.sumNote}</p>
    </Panel>
  );
}
