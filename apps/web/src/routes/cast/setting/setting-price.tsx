import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../../app/use-back.ts';
import { PriceScreen, pricingTexts } from '#people/pricing';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/cast/setting/setting-price')({ component: PriceRoute });

function PriceRoute() {
  return (
    <>
      <AppBar title={pricingTexts.title} onBack={useBack()} />
      <PriceScreen />
    </>
  );
}
