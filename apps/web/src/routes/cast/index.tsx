import { createFileRoute } from '@tanstack/react-router';
import { ShellActions } from '../../app/shell/shell-actions.tsx';
import { castHomeTexts, CastHomeScreen } from '#meeting/cast-home';
import { HomeBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/cast/')({ component: HomeRoute });

function HomeRoute() {
  return (
    <>
      <HomeBar title={castHomeTexts.title}>
        <ShellActions side="cast" />
      </HomeBar>
      <CastHomeScreen />
    </>
  );
}
