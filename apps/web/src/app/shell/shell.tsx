import { Outlet, useLocation } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connectLive } from '#lib/live.ts';
import { useUnread, useUserChat } from '#lib/use-live-document.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { Main } from '#ui/main.tsx';
import { ShellActions } from '#ui/shell-actions.tsx';
import { TabBar, TopBar } from '#ui/tab-bar.tsx';
import { badgeOf, castTabs, currentTab, guestTabs, isTabRoot } from './tabs.ts';

/** What surrounds the screens of a side: bottom tabs on phones, the top bar on wide screens, the live connection. */
export function Shell({ side }: { readonly side: 'guest' | 'cast' }) {
  const { pathname, search } = useLocation();
  const path = pathname.replace(/\/$/, '');
  const client = useQueryClient();
  useEffect(() => connectLive(client), [client]);
  useEffect(() => whenIdle(() => restLater(client)), [client]);
  const tabs = side === 'guest' ? guestTabs : castTabs;
  const current = currentTab(tabs, path);
  const unread = useUnread();
  const chatCount = useUserChat()?.unreadCount ?? 0;
  const items = tabs.map((tab) => ({
    ...tab,
    isCurrent: tab === current,
    badgeCount: unread && badgeOf(tab, { ...unread, chatCount }),
  }));
  const isRoot = isTabRoot(tabs, path, search);
  return (
    <div className={`flex min-h-dvh flex-col ${isRoot ? 'dock' : ''}`}>
      <TopBar items={items}>
        <ShellActions side={side} />
      </TopBar>
      <Main className="relative flex flex-1 flex-col">
        <Outlet />
      </Main>
      {isRoot && <TabBar items={items} />}
    </div>
  );
}

const restLater = (client: QueryClient) => import('./at-rest.ts').then(({ atRest }) => atRest(client));
