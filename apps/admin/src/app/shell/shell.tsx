import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { mayAct } from '@yoimachi/contract/admin';
import { SosBanner } from '#features/sos';
import { useIdleEnd } from '#lib/idle.ts';
import { brandTexts } from '#lib/labels.ja.ts';
import { useOffice } from '#lib/office.ts';
import { SmallIconButton } from '#parts/small-icon-button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { showToast } from '#ui/lib/toast.ts';
import { appTexts as t } from '../ja.ts';
import { toLogin } from '../to-login.ts';
import { Finder } from './finder.tsx';
import { Navigation } from './navigation.tsx';
import { Person } from './person.tsx';

/** Behind the login: navigation at the left, above the screen where it is narrow. */
export function Shell() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const leave = useCallback(() => {
    showToast(t.idle);
    toLogin(router, queryClient);
  }, [router, queryClient]);
  useIdleEnd(leave);
  const { operator } = useOffice();
  return (
    <div className="flex min-h-dvh flex-col office:grid office:grid-cols-[188px_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-surface p-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t.skip}
      </a>
      <Side />
      <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none office:h-dvh">
        {mayAct(operator.role, 'listAlerts') && <SosBanner />}
        {/* What is urgent stays above, and a screen has the height that is left. */}
        <div className="flex min-h-0 flex-1 flex-col office:overflow-y-auto">
          <Suspense>
            <Outlet />
          </Suspense>
        </div>
      </main>
    </div>
  );
}

function Side() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // Open on the screen where it was opened: the next one is what was chosen.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === path;
  return (
    <header className="flex flex-col border-line bg-bg max-office:border-b office:sticky office:top-0 office:h-dvh office:border-r">
      <div className="flex h-14 shrink-0 items-center gap-2 border-line px-4 office:border-b">
        <Icon name="moon" size={22} className="text-primary" />
        <span className="font-mincho text-lg font-bold tracking-[0.12em]">{brandTexts.brand}</span>
        <span className="rounded-md bg-sunken px-2 py-0.5 text-2xs font-bold">{brandTexts.office}</span>
        <span className="ml-auto office:hidden">
          <SmallIconButton
            icon="menu"
            label={isOpen ? t.closeMenu : t.menu}
            aria-expanded={isOpen}
            onClick={() => setOpenAt(isOpen ? null : path)}
          />
        </span>
      </div>
      <div className={cx('min-h-0 flex-1 flex-col office:flex', isOpen ? 'flex' : 'max-office:hidden')}>
        <Finder />
        <Navigation />
        <Person />
      </div>
    </header>
  );
}
