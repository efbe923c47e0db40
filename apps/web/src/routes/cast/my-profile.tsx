import { createFileRoute } from '@tanstack/react-router';
import { ShellActions } from '../../app/shell/shell-actions.tsx';
import { useLogout } from '../../app/use-logout.ts';
import { LogoutButton } from '../../features/account/index.ts';
import { CastPage } from '../../features/profile/cast-page.tsx';
import { profileTexts } from '../../features/profile/index.ts';
import { HomeBar } from '../../ui/bars.tsx';

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
