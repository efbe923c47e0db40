import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '../app/guard.ts';
import { useLogout } from '../app/use-logout.ts';
import { LogoutButton } from '#people/account';
import { registrationTexts } from '#people/registration';
import { WaitingScreen } from '../features/people/registration/waiting-screen.tsx';
import { CAST } from '#lib/session-storage.ts';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/authentication_/waiting')({
  beforeLoad: ({ location }) => requireSession(CAST, location.href),
  component: Waiting,
});

function Waiting() {
  return (
    <>
      <AppBar title={registrationTexts.waitingTitle} />
      <WaitingScreen logout={<LogoutButton onDone={useLogout()} />} />
    </>
  );
}
