import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { payoffTexts, RequestPayoffScreen } from '#money/payoff';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/cast/request-payoff')({ component: RequestPayoff });

function RequestPayoff() {
  return (
    <>
      <AppBar title={payoffTexts.requestTitle} onBack={useBack()} />
      <RequestPayoffScreen />
    </>
  );
}
