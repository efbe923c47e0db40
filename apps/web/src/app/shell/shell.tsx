import { Outlet, useLocation } from '@tanstack/react-router';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { connectLive } from '#lib/live.ts';
import { useIsWide } from '#lib/use-is-wide.ts';
import { useUnread, useUserChat } from '#lib/use-live-document.ts';
import { useToDo } from '#lib/use-to-do.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { Main } from '#ui/main.tsx';
import { ShellActions } from '#ui/shell-actions.tsx';
import { TabBar, TopBar } from '#ui/tab-bar.tsx';
import { badgeOf, castTabs, currentTab, guestTabs, isTabRoot } from './tabs.ts';

const SideMenu = lazy(async () => ({ default: (await import('#people/menu')).SideMenu }));

/** The menu stands in its column before it has come. */
const BESIDE_MENU = 'mx-auto grid w-full max-w-[1176px] flex-1 grid-cols-[248px_minmax(0,1fr)] gap-8';

/** What surrounds the screens of a side: bottom tabs on phones, the top bar and the menu of マイページ on wide screens, the live connection. */
export function Shell({ side }: { readonly side: 'guest' | 'cast' }) {
  const { pathname, search, href } = useLocation();
  const path = pathname.replace(/\/$/, '');
  const client = useQueryClient();
  useEffect(() => connectLive(client), [client]);
  useEffect(() => whenIdle(() => restLater(client)), [client]);
  const tabs = side === 'guest' ? guestTabs : castTabs;
  const current = currentTab(tabs, path);
  const isUnread = (useUnread()?.notifyCount ?? 0) > 0;
  useEffect(() => {
    // Without a network it is marked when the screen is opened the next time.
    if (isUnread) import('./read-of.ts').then(({ readOf }) => readOf(href)).catch(() => {});
  }, [href, isUnread]);
  const toDo = useToDo();
  const chatCount = useUserChat()?.unreadCount ?? 0;
  const items = tabs.map((tab) => ({
    ...tab,
    isCurrent: tab === current,
    badgeCount: badgeOf(tab, { requests: 0, reviews: 0, ...toDo, chatCount }),
  }));
  const isRoot = isTabRoot(tabs, path, search);
  const hasMenu = useIsWide() && current === tabs.at(-1);
  return (
    <div className={`flex min-h-dvh flex-col ${isRoot ? 'dock' : ''}`}>
      <TopBar items={items}>
        <ShellActions side={side} />
      </TopBar>
      <div className={hasMenu ? BESIDE_MENU : 'contents'}>
        {hasMenu && (
          <Suspense fallback={<div />}>
            <SideMenu side={side} />
          </Suspense>
        )}
        <Main className="relative flex min-w-0 flex-1 flex-col">
          <Outlet />
        </Main>
      </div>
      {isRoot && <TabBar items={items} />}
    </div>
  );
}

const restLater = (client: QueryClient) => import('./at-rest.ts').then(({ atRest }) => atRest(client));
