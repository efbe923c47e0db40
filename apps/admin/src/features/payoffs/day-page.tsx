import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { BackLink } from '#parts/back-link.tsx';
import { Screen } from '#parts/page-head.tsx';
import { formatMonthDayLong } from '#ui/lib/dates.ts';
import { Loaded } from '#ui/loaded.tsx';
import { onePayDay } from './api.ts';
import { BankFile } from './bank-file.tsx';
import { payoffTexts as t } from './ja.ts';
import { PayoffPanel } from './payoff-panel.tsx';
import { Results } from './results.tsx';
import { Rows } from './rows.tsx';
import { Steps } from './steps.tsx';
import { Totals } from './totals.tsx';

const route = getRouteApi('/_office/payoffs/$payDay');

/** One pay day from the first approval to the last answer of the bank. */
export function PayDayPage() {
  const { payDay } = route.useParams();
  const { shelf, number } = route.useSearch();
  const day = useQuery(onePayDay(payDay));
  return (
    <Screen title={t.ofDay(formatMonthDayLong(payDay))} head={<BackLink to="/payoffs" label={t.back} />}>
      <Loaded query={day}>
        {(loaded) => (
          <div className="flex flex-col gap-4 p-5">
            <Steps day={loaded} />
            <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_380px]">
              <Rows day={loaded} shelf={shelf} number={number} />
              <div className="flex min-w-0 flex-col gap-4">
                <PayoffPanel number={number} />
                <Totals day={loaded} />
                <BankFile day={loaded} />
                <Results day={loaded} />
              </div>
            </div>
          </div>
        )}
      </Loaded>
    </Screen>
  );
}
