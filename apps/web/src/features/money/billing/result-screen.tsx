import { billingRoutes, type Purchase } from '@yoimachi/contract/billing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isRefused } from '#lib/api-error.ts';
import { liveKey } from '#lib/live.ts';
import { refresh, renew } from '#lib/queries.ts';
import { AppBar } from '#ui/bars.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page.tsx';
import { State } from '#ui/state.tsx';
import { StatePage } from '#ui/query-page.tsx';
import { endPurchase, isEnded, purchaseQuery } from './api/purchases.ts';
import { buyTexts as t } from './ja.ts';
import { Bought, Failed, ToBuy } from './result-states.tsx';

/** /guest/buy-point/result. No way back: it would lead to the provider's page, which is finished. */
export function ResultPage() {
  const search = useSearch({ from: '/guest/buy-point/result' });
  return (
    <>
      <AppBar title={t.resultTitle} />
      <Result key={search.purchaseId} {...search} />
    </>
  );
}

interface Props {
  readonly purchaseId: string;
  /** Where the guest came from to buy points. */
  readonly next?: string | undefined;
}

/** How a purchase ended; polls until it has. */
function Result({ purchaseId, next }: Props) {
  const query = useQuery(purchaseQuery(purchaseId));
  const purchase = query.data;
  useEnd(purchase);
  if (isRefused(query.error)) {
    return <StatePage icon="point" title={t.notFound} action={<ToBuy label={t.toBuy} next={next} />} />;
  }
  return (
    <Page>
      {query.isError && !purchase ? (
        <QueryFailed query={query} />
      ) : (
        <Outcome purchase={purchase} next={next} />
      )}
    </Page>
  );
}

/** Once it has ended the next purchase is a new one, and the balance is reloaded in case no push arrived. */
function useEnd(purchase: Purchase | undefined): void {
  const client = useQueryClient();
  const endedAs = purchase && isEnded(purchase) ? purchase.status : null;
  useEffect(() => {
    if (endedAs === null) return;
    endPurchase();
    if (endedAs === 'SUCCEEDED') void renew(client, { queryKey: liveKey('user.point') });
    void refresh(client, billingRoutes.listPurchases);
  }, [client, endedAs]);
}

function Outcome({ purchase, next }: Pick<Props, 'next'> & { readonly purchase: Purchase | undefined }) {
  if (purchase?.status === 'SUCCEEDED') return <Bought purchase={purchase} next={next} />;
  if (purchase?.status === 'FAILED') return <Failed purchase={purchase} next={next} />;
  if (purchase?.status === 'ACTION_REQUIRED' && purchase.actionUrl !== null) {
    return (
      <State
        icon="shield"
        title={t.unfinished}
        detail={t.unfinishedDetail}
        action={
          <div className="flex flex-col gap-3">
            <a href={purchase.actionUrl} className={buttonClass({})}>
              {t.authenticate}
            </a>
            <ToHistory />
          </div>
        }
      />
    );
  }
  return (
    <div role="status" className="flex flex-1 flex-col">
      <State icon="clock" title={t.waiting} detail={t.waitingDetail} action={<ToHistory />} />
    </div>
  );
}

/** Nobody has to wait here: what is bought is seen there too. */
function ToHistory() {
  return <ButtonLink to="/guest/buy-point/history" variant="line" label={t.historyTitle} />;
}
