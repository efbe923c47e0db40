import { payoffRoutes, type Payoff } from '@yoimachi/contract/payoff';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pages } from '#lib/queries.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { GrowingList, itemsOf } from '#ui/growing-list.tsx';
import { Page } from '#ui/page.tsx';
import { State } from '#ui/state.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { SubPage } from '#ui/bars.tsx';
import { payoffTexts as t } from './ja.ts';
import { PayoffCard } from './payoff-card.tsx';
import { YearStatement } from './year-statement.tsx';

/** While one of her requests is pending there is no second one. */
const isOpenRequest = ({ kind, status }: Payoff) =>
  kind === 'CAST_PAYOFF' && (status === 'AWAITING_APPROVAL' || status === 'NOT_TRANSFERRED');

/** /cast/payoff: her payoffs, newest first, and the way to ask for one. */
export function PayoffsPage() {
  const list = useInfiniteQuery(pages(payoffRoutes.listPayoffs));
  const payoffs = itemsOf(list);
  const toRequest = <ButtonLink to="/cast/request-payoff" isWide label={t.toRequest} />;
  return (
    <SubPage title={t.listTitle}>
      <Page>
        <GrowingList
          list={list}
          bones={3}
          empty={<State icon="bank" title={t.empty} detail={t.emptyDetail} action={toRequest} />}
        >
          {(shown) => shown.map((payoff) => <PayoffCard key={payoff.payoffId} payoff={payoff} />)}
        </GrowingList>
        <YearStatement />
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
    </SubPage>
  );
}
