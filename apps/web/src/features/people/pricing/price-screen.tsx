import { pricingRoutes } from '@yoimachi/contract/pricing';
import { profileRoutes } from '@yoimachi/contract/profile';
import { useQuery } from '@tanstack/react-query';
import { query } from '#lib/queries.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { SubPage } from '#ui/bars.tsx';
import { pricingTexts } from './ja.ts';
import { PriceEditor } from './price-editor.tsx';

/** Her prices for 30 and 15 minutes, with her share after her stage's fee. */
export function PricePage() {
  const prices = useQuery(query(pricingRoutes.getPrices));
  const fee = useQuery(query(profileRoutes.castHome, {}, { select: ({ feePercent }) => feePercent }));
  const failed = [prices, fee].find(({ isError }) => isError);
  const retry = () => {
    void prices.refetch();
    void fee.refetch();
  };
  return (
    <SubPage title={pricingTexts.title}>
      {prices.data && fee.data !== undefined ? (
        <PriceEditor stored={prices.data} feePercent={fee.data} />
      ) : (
        <Page>
          {failed ? (
            <LoadFailed error={failed.error} isPending={failed.isFetching} onRetry={retry} />
          ) : (
            <CardListSkeleton count={2} />
          )}
        </Page>
      )}
    </SubPage>
  );
}
