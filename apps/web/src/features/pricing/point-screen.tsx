import { rewardOf } from '@yoimachi/domain/points';
import type { Prices } from '@yoimachi/domain/pricing';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Points } from '../../ui/amount.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Note } from '../../ui/note.tsx';
import { H2, Page } from '../../ui/page.tsx';
import { Rows } from '../../ui/rows.tsx';
import { CardListSkeleton } from '../../ui/skeleton.tsx';
import { State } from '../../ui/state.tsx';
import { pricesQuery, stageFeeQuery } from './api/prices.ts';
import { ExampleCard } from './example-card.tsx';
import { pricingTexts as t } from './ja.ts';

/** Both units of her prices, and what is hers of a session after the fee of her stage. */
export function PointScreen() {
  const prices = useQuery(pricesQuery());
  const fee = useQuery(stageFeeQuery());
  if (prices.data && fee.data !== undefined) {
    const { price30, price15 } = prices.data;
    if (price30 === null || price15 === null) return <Unset />;
    return <Units prices={{ price30, price15 }} feePercent={fee.data} />;
  }
  const failed = [prices, fee].find((query) => query.isError);
  const retry = () => {
    void prices.refetch();
    void fee.refetch();
  };
  return (
    <Page>
      {failed ? (
        <LoadFailed error={failed.error} isPending={failed.isFetching} onRetry={retry} />
      ) : (
        <CardListSkeleton count={2} />
      )}
    </Page>
  );
}

function Units({ prices, feePercent }: { readonly prices: Prices; readonly feePercent: number }) {
  return (
    <Page>
      <Card className="flex flex-col gap-4">
        <H2>{t.units}</H2>
        <Rows
          rows={[
            { label: t.price30, amount: <Points value={prices.price30} size="lg" /> },
            { label: t.price15, amount: <Points value={prices.price15} size="lg" /> },
          ]}
        />
        <Link to="/cast/setting/setting-price" className={buttonClass({ variant: 'line', size: 'md' })}>
          {t.change}
        </Link>
      </Card>
      <ExampleCard
        title={t.rewards}
        prices={prices}
        shown={(points) => rewardOf(points, feePercent).rewardPoints}
      >
        <Note>{t.fee(feePercent)}</Note>
      </ExampleCard>
    </Page>
  );
}

function Unset() {
  return (
    <Page>
      <State
        icon="point"
        title={t.unset}
        detail={t.unsetDetail}
        action={
          <Link to="/cast/setting/setting-price" className={buttonClass({})}>
            {t.set}
          </Link>
        }
      />
    </Page>
  );
}
