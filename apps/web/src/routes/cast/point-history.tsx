import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { CastPointHistory, castHomeTexts } from '../../features/cast-home/index.ts';
import { AppBar } from '../../ui/bars.tsx';

export const Route = createFileRoute('/cast/point-history')({ component: HistoryRoute });

function HistoryRoute() {
  return (
    <>
      <AppBar title={castHomeTexts.historyTitle} onBack={useBack()} />
      <CastPointHistory />
    </>
  );
}
