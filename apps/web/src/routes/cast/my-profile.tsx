import { createFileRoute } from '@tanstack/react-router';
import { ShellActions } from '../../app/shell/shell-actions.tsx';
import { useLogout } from '../../app/use-logout.ts';
import { LogoutButton } from '#people/account';
import { CastPage } from '../../features/people/profile/cast-page.tsx';
import { profileTexts } from '#people/profile';
import { HomeBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/cast/my-profile')({ component: MyPage });

function MyPage() {
  return (
    <>
      <HomeBar title={profileTexts.castTitle}>
        <ShellActions side="cast" />
      </HomeBar>
      <CastPage logout={<LogoutButton onDone={useLogout()} />} />
    </>
  );
}
