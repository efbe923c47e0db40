import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { CastAccountScreen } from '../../features/people/profile/cast-account-screens.tsx';
import { profileTexts } from '#people/profile';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/cast/account-info')({ component: Account });

function Account() {
  return (
    <>
      <AppBar title={profileTexts.accountTitle} onBack={useBack()} />
      <CastAccountScreen />
    </>
  );
}
