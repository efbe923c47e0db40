import { createFileRoute } from '@tanstack/react-router';
import { ShellActions } from '../../app/shell/shell-actions.tsx';
import { useLogout } from '../../app/use-logout.ts';
import { LogoutButton } from '#people/account';
import { GuestPage } from '../../features/people/profile/guest-page.tsx';
import { profileTexts } from '#people/profile';
import { HomeBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/guest/my-profile/')({ component: MyPage });

function MyPage() {
  return (
    <>
      <HomeBar title={profileTexts.guestTitle}>
        <ShellActions side="guest" />
      </HomeBar>
      <GuestPage logout={<LogoutButton onDone={useLogout()} />} />
    </>
  );
}
