import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Sos } from '#people/safety';
import { isStorageKept } from '#lib/kept-storage.ts';
import { useMaintenance } from '#lib/maintenance.ts';
import { Main } from '#ui/main.tsx';
import { PendingBar } from './pending-bar.tsx';
import { SkipLink } from './skip-link.tsx';

/** What surrounds these is theirs to say. */
const OWN_FRAME = /^\/(guest|cast|contact-us(?!\/thread))(\/|$)/;
/** Where people meet: help is available there whatever else has loaded. */
const DAY = /^\/(guest|cast)\/dohan-day\/?$/;

type Footer = ComponentType<{ readonly side: 'guest' | 'cast'; readonly isEntry: boolean }>;

/** Not with what the two sides load first. Without a network, as after a logout there, the screen above it is all there is. */
const LegalFooter = lazy<Footer>(() =>
  import('./legal-footer.tsx').then(
    (loaded) => ({ default: loaded.LegalFooter }),
    () => ({ default: () => null }),
  ),
);

/** Whose rules somebody outside the two sides is shown. */
const sideOf = ({ search }: { readonly search: object }) => {
  const { as, side } = search as { readonly as?: unknown; readonly side?: unknown };
  return as === 'cast' || side === 'cast' ? 'cast' : 'guest';
};

/** The screens of logging in and registering, also those behind which nobody gets. */
const ENTRY = /^\/authentication(?!\/legal)/;

/** Loaded when it is needed, which is almost never: files are served meanwhile. */
const MaintenanceScreen = lazy(async () => ({
  default: (await import('./maintenance-screen.tsx')).MaintenanceScreen,
}));

const StorageNotice = lazy(() => import('./storage-notice.tsx'));

/** Around the screens outside the two sides. */
export function Outside() {
  const location = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <Main className="flex flex-1 flex-col">
        <Outlet />
      </Main>
      <Suspense fallback={<div className="min-h-40" />}>
        <LegalFooter side={sideOf(location)} isEntry={ENTRY.test(location.pathname)} />
      </Suspense>
    </div>
  );
}

/** The two sides bring a shell with its own main landmark; every other screen is rendered in the one above. */
export function Root() {
  const closedUntil = useMaintenance();
  const path = useLocation({ select: ({ pathname }) => pathname });
  useArrival();
  return (
    <>
      <SkipLink />
      <PendingBar />
      {!isStorageKept && (
        <Suspense>
          <StorageNotice />
        </Suspense>
      )}
      {OWN_FRAME.test(path) ? <Outlet /> : <Outside />}
      {DAY.test(path) && <Sos />}
      {closedUntil && (
        <Suspense>
          <MaintenanceScreen until={closedUntil} />
        </Suspense>
      )}
    </>
  );
}

/** Whoever comes to another page is at its heading. Without a network the focus stays where it was. */
function useArrival(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged)
          import('./focus-heading.ts').then(
            ({ focusOnArrival }) => focusOnArrival(),
            () => {},
          );
      }),
    [router],
  );
}
