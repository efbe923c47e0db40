import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { GuestOverviewScreen } from '../../features/people/profile/guest-overview-screen.tsx';
import { profileTexts } from '#people/profile';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/guest/edit-profile')({ component: EditProfile });

function EditProfile() {
  return (
    <>
      <AppBar title={profileTexts.editProfile} onBack={useBack()} />
      <GuestOverviewScreen />
    </>
  );
}
