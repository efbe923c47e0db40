import { Outlet, createRootRouteWithContext, useLocation } from '@tanstack/react-router';
import type { RouterContext } from '../app/router.tsx';
import { PendingBar } from '../app/shell/pending-bar.tsx';
import { SkipLink } from '../app/shell/skip-link.tsx';
import { Sos } from '#people/safety';
import { Main } from '#ui/main.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

const SIDE = /^\/(guest|cast)(\/|$)/;
/** Where people are together: help is at hand there whatever else arrives. */
const DAY = /^\/(guest|cast)\/dohan-day\/?$/;

/** The two sides bring a shell with its own main landmark; every other screen stands in this one. */
function Root() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <>
      <SkipLink />
      <PendingBar />
      {SIDE.test(path) ? (
        <Outlet />
      ) : (
        <Main className="flex min-h-dvh flex-col">
          <Outlet />
        </Main>
      )}
      {DAY.test(path) && <Sos />}
    </>
  );
}
