import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { payoffTexts, PayoffsScreen } from '#money/payoff';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/cast/payoff')({ component: Payoffs });

function Payoffs() {
  return (
    <>
      <AppBar title={payoffTexts.listTitle} onBack={useBack()} />
      <PayoffsScreen />
    </>
  );
}
