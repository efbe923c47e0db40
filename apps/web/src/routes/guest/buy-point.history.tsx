import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { buyTexts } from '#money/billing';
import { PurchasesScreen } from '../../features/money/billing/purchases-screen.tsx';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/guest/buy-point/history')({ component: HistoryRoute });

function HistoryRoute() {
  return (
    <>
      <AppBar title={buyTexts.historyTitle} onBack={useBack()} />
      <PurchasesScreen />
    </>
  );
}
