import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { GuestPointHistory } from '../../features/money/points/history-screen.tsx';
import { pointTexts } from '#money/points';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/guest/used-point-history')({ component: HistoryRoute });

function HistoryRoute() {
  return (
    <>
      <AppBar title={pointTexts.historyTitle} onBack={useBack()} />
      <GuestPointHistory />
    </>
  );
}
