import { createFileRoute, notFound } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { GuestEditScreen } from '../../features/people/profile/guest-edit-screen.tsx';
import { isGuestPart } from '../../features/people/profile/guest-part.ts';
import { guestPartTitles } from '#people/profile';
import { AppBar } from '#ui/bars.tsx';

/** nickname, birthday, self-introduction, short-profile, detail-infomation. */
export const Route = createFileRoute('/guest/my-profile/edit/$part')({
  loader: ({ params: { part } }) => {
    if (!isGuestPart(part)) throw notFound();
    return part;
  },
  component: Edit,
});

function Edit() {
  const part = Route.useLoaderData();
  const back = useBack();
  return (
    <>
      <AppBar title={guestPartTitles[part]} onBack={back} />
      <GuestEditScreen part={part} onSaved={back} />
    </>
  );
}
