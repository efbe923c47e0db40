import { billingRoutes, type Purchase } from '@yoimachi/contract/billing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRefused } from '#lib/api-error.ts';
import { liveKey } from '#lib/live.ts';
import { refresh } from '#lib/queries.ts';
import { buttonClass } from '#ui/button-class.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page.tsx';
import { State } from '#ui/state.tsx';
import { endPurchase, isEnded, purchaseQuery } from './api/purchases.ts';
import { buyTexts as t } from './ja.ts';
import { Bought, Failed, ToBuy } from './result-states.tsx';

interface Props {
  readonly purchaseId: string;
  /** Where the guest came from to buy points. */
  readonly next: string | undefined;
  readonly onNext: (next: string) => void;
  /** To another card, then back to the order. */
  readonly onCard: (points: number) => void;
}

/** How a purchase ended; polls until it has. */
export function ResultScreen(props: Props) {
  const query = useQuery(purchaseQuery(props.purchaseId));
  const purchase = query.data;
  useEnd(purchase);
  if (isRefused(query.error)) {
    return (
      <Page>
        <State icon="point" title={t.notFound} action={<ToBuy label={t.toBuy} next={props.next} />} />
      </Page>
    );
  }
  return (
    <Page>
      {query.isError && !purchase ? (
        <QueryFailed query={query} />
      ) : (
        <Outcome {...props} purchase={purchase} />
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
    if (endedAs === 'SUCCEEDED') void client.invalidateQueries({ queryKey: liveKey('user.point') });
    void refresh(client, billingRoutes.listPurchases);
  }, [client, endedAs]);
}

function Outcome({ purchase, next, onNext, onCard }: Props & { readonly purchase: Purchase | undefined }) {
  if (purchase?.status === 'SUCCEEDED') return <Bought purchase={purchase} next={next} onNext={onNext} />;
  if (purchase?.status === 'FAILED')
    return <Failed purchase={purchase} next={next} onCard={() => onCard(purchase.points)} />;
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
