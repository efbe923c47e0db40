import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { SubPage } from '#ui/bars.tsx';
import { pricesQuery, stageFeeQuery } from './api/prices.ts';
import { pricingTexts } from './ja.ts';
import { PriceEditor } from './price-editor.tsx';

/** Her prices for 30 and 15 minutes, with her share after her stage's fee. */
function PriceScreen() {
  const prices = useQuery(pricesQuery());
  const fee = useQuery(stageFeeQuery());
  if (prices.data && fee.data !== undefined) {
    return <PriceEditor stored={prices.data} feePercent={fee.data} />;
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

export function PricePage() {
  return (
    <SubPage title={pricingTexts.title}>
      <PriceScreen />
    </SubPage>
  );
}
