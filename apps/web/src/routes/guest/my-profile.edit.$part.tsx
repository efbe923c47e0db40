import { createFileRoute, notFound } from '@tanstack/react-router';
import { GuestEditPage, isGuestPart } from '#people/profile';

/** nickname, birthday, self-introduction, short-profile, detail-infomation. */
export const Route = createFileRoute('/guest/my-profile/edit/$part')({
  loader: ({ params: { part } }) => {
    if (!isGuestPart(part)) throw notFound();
    return part;
  },
  component: () => <GuestEditPage part={Route.useLoaderData()} />,
});
