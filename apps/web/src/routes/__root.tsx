import { Outlet, createRootRouteWithContext, useLocation } from '@tanstack/react-router';
import type { RouterContext } from '../app/router.tsx';
import { Sos } from '../app/sos/sos.tsx';
import { Main } from '../ui/main.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

const SIDE = /^\/(guest|cast)(\/|$)/;
/** Where people are together: help is at hand there whatever else arrives. */
const DAY = /^\/(guest|cast)\/dohan-day\/?$/;

/** The two sides bring a shell with its own main landmark; every other screen stands in this one. */
function Root() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (SIDE.test(path)) {
    return (
      <>
        <Outlet />
        {DAY.test(path) && <Sos />}
      </>
    );
  }
  return (
    <Main className="flex min-h-dvh flex-col">
      <Outlet />
    </Main>
  );
}
