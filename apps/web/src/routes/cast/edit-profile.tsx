import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { CastEditScreen } from '../../features/people/profile/cast-edit-screen.tsx';
import { profileTexts } from '#people/profile';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/cast/edit-profile')({ component: EditProfile });

function EditProfile() {
  const back = useBack();
  return (
    <>
      <AppBar title={profileTexts.castProfile} onBack={back} />
      <CastEditScreen onSaved={back} />
    </>
  );
}
