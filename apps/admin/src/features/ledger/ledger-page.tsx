import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { FilterField } from '#parts/filter-field.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { smallButtonClass } from '#parts/small-button.tsx';
import { now } from '#ui/lib/clock.ts';
import { formatDeadline } from '#ui/lib/dates.ts';
import { Loaded } from '#ui/loaded.tsx';
import { Accounts } from './accounts.tsx';
import { books } from './api.ts';
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
      <PageHead title={t.title} note={ledger.data && t.asOf(formatDeadline(new Date(ledger.data.at), now()))}>
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
