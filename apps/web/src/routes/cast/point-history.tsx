import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { CastPointHistory } from '../../features/money/points/cast-history-screen.tsx';
import { rewardTexts } from '#money/points';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/cast/point-history')({ component: HistoryRoute });

function HistoryRoute() {
  return (
    <>
      <AppBar title={rewardTexts.title} onBack={useBack()} />
      <CastPointHistory />
    </>
  );
}
