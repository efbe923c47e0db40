import { Outlet, useLocation } from '@tanstack/react-router';
import { Sos } from '#people/safety';
import { Main } from '#ui/main.tsx';
import { PendingBar } from './pending-bar.tsx';
import { SkipLink } from './skip-link.tsx';

const SIDE = /^\/(guest|cast)(\/|$)/;
/** Where people meet: help is available there whatever else has loaded. */
const DAY = /^\/(guest|cast)\/dohan-day\/?$/;

/** The two sides bring a shell with its own main landmark; every other screen is rendered in this one. */
export function Root() {
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
