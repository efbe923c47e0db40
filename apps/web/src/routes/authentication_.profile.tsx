import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '../app/guard.ts';
import { GuestProfileScreen } from '../features/people/registration/guest-profile-screen.tsx';
import { registrationTexts } from '#people/registration';
import { GUEST } from '#lib/session-storage.ts';
import { AppBar } from '#ui/bars.tsx';

/** The short profile of a new guest. `next`: where he wanted to go. */
export const Route = createFileRoute('/authentication_/profile')({
  validateSearch: (search): { readonly next?: string } =>
    typeof search['next'] === 'string' && /^\/(?!\/)/.test(search['next']) ? { next: search['next'] } : {},
  beforeLoad: ({ location }) => requireSession(GUEST, location.href),
  component: Profile,
});

function Profile() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <AppBar title={registrationTexts.guestTitle} />
      <GuestProfileScreen
        onFinished={() => void navigate({ to: '/authentication/welcome', search, replace: true })}
      />
    </>
  );
}
