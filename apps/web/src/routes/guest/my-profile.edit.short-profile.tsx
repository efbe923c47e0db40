import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { GuestEditScreen } from '../../features/profile/guest-edit-screen.tsx';
import { profileTexts } from '../../features/profile/index.ts';
import { AppBar } from '../../ui/bars.tsx';

export const Route = createFileRoute('/guest/my-profile/edit/short-profile')({ component: Edit });

function Edit() {
  const back = useBack();
  return (
    <>
      <AppBar title={profileTexts.shortProfileTitle} onBack={back} />
      <GuestEditScreen part="shortProfile" onSaved={back} />
    </>
  );
}
