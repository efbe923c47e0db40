import { Outlet, createRootRouteWithContext, useLocation } from '@tanstack/react-router';
import type { RouterContext } from '../app/router.tsx';
import { Main } from '../ui/main.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

/** The two sides bring a shell with its own main landmark; every other screen stands in this one. */
function Root() {
  const isSide = useLocation({ select: ({ pathname }) => /^\/(guest|cast)(\/|$)/.test(pathname) });
  if (isSide) return <Outlet />;
  return (
    <Main className="flex min-h-dvh flex-col">
      <Outlet />
    </Main>
  );
}
