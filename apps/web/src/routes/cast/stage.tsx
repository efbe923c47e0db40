import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { StageScreen, stageTexts } from '#money/stage';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/cast/stage')({ component: StageRoute });

function StageRoute() {
  return (
    <>
      <AppBar title={stageTexts.title} onBack={useBack()} />
      <StageScreen />
    </>
  );
}
