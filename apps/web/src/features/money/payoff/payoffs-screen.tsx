import type { Payoff } from '@yoimachi/contract/payoff';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button-class.ts';
import { Button } from '#ui/button.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { SubPage } from '#ui/bars.tsx';
import { payoffsQuery } from './api/payoffs.ts';
import { payoffTexts as t } from './ja.ts';
import { PayoffCard } from './payoff-card.tsx';

/** While a request of hers is on its way there is no second one. */
const isOpenRequest = ({ kind, status }: Payoff) =>
  kind === 'CAST_PAYOFF' && (status === 'AWAITING_APPROVAL' || status === 'NOT_TRANSFERRED');

/** /cast/payoff: her payoffs, newest first, and the way to ask for one. */
function PayoffsScreen() {
  const list = useInfiniteQuery(payoffsQuery());
  const payoffs = list.data?.pages.flatMap((page) => page.items) ?? [];
  const toRequest = (
    <Link to="/cast/request-payoff" className={buttonClass({ isWide: true })}>
      {t.toRequest}
    </Link>
  );
  return (
    <>
      <Page>
        {list.isPending && <CardListSkeleton count={3} />}
        {list.isError && !list.data && (
          <LoadFailed error={list.error} isPending={list.isFetching} onRetry={() => void list.refetch()} />
        )}
        {list.data && payoffs.length === 0 && (
          <State icon="bank" title={t.empty} detail={t.emptyDetail} action={toRequest} />
        )}
        {payoffs.map((payoff) => (
          <PayoffCard key={payoff.payoffId} payoff={payoff} />
        ))}
        {list.hasNextPage && (
          <Button
            variant="line"
            isPending={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t.more}
          </Button>
        )}
      </Page>
      {payoffs.length > 0 && (
        <StickyBar>
          {payoffs.some(isOpenRequest) ? (
            <Button isWide disabledReason={t.openFirst}>
              {t.toRequest}
            </Button>
          ) : (
            toRequest
          )}
        </StickyBar>
      )}
    </>
  );
}

export function PayoffsPage() {
  return (
    <SubPage title={t.listTitle}>
      <PayoffsScreen />
    </SubPage>
  );
}
