import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { CastBankScreen } from '../../features/profile/cast-account-screens.tsx';
import { profileTexts } from '../../features/profile/index.ts';
import { AppBar } from '../../ui/bars.tsx';

export const Route = createFileRoute('/cast/bank-account')({ component: Bank });

function Bank() {
  return (
    <>
      <AppBar title={profileTexts.bankTitle} onBack={useBack()} />
      <CastBankScreen />
    </>
  );
}
