import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { ReceiptHistoryScreen } from '../../features/money/receipt/history-screen.tsx';
import { receiptTexts } from '../../features/money/receipt/ja.ts';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/guest/receipt/history')({ component: HistoryRoute });

function HistoryRoute() {
  return (
    <>
      <AppBar title={receiptTexts.historyTitle} onBack={useBack()} />
      <ReceiptHistoryScreen />
    </>
  );
}
