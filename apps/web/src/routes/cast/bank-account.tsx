import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { BankAccountScreen, bankTexts } from '#money/bank';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/cast/bank-account')({ component: BankAccountRoute });

function BankAccountRoute() {
  return (
    <>
      <AppBar title={bankTexts.title} onBack={useBack()} />
      <BankAccountScreen />
    </>
  );
}
