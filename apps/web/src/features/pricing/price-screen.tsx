import { useQuery } from '@tanstack/react-query';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Page } from '../../ui/page.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { pricesQuery } from './api/prices.ts';
import { PriceEditor } from './price-editor.tsx';

/** Her prices for 30 and for 15 minutes. */
export function PriceScreen() {
  const prices = useQuery(pricesQuery());
  if (prices.data) return <PriceEditor stored={prices.data} />;
  return (
    <Page>
      {prices.isError ? (
        <LoadFailed
          error={prices.error}
          isPending={prices.isFetching}
          onRetry={() => void prices.refetch()}
        />
      ) : (
        <Skeleton>
          <Card className="flex flex-col gap-4">
            <Bone className="h-4 w-32" />
            <Bone className="h-12" />
            <Bone className="h-4 w-32" />
            <Bone className="h-12" />
          </Card>
          <Bone className="h-52 rounded-lg" />
        </Skeleton>
      )}
    </Page>
  );
}
