import type { UserNotification } from '@yoimachi/contract/notification';
import type { TabItem } from '#ui/tab-bar.tsx';
import { appTexts } from '../ja.ts';

type Tab = Pick<TabItem, 'to' | 'label' | 'icon'> & {
  /** Beginnings of the paths that belong to this tab besides its own. */
  readonly under: readonly string[];
};

const g = appTexts.guestTabs;
export const guestTabs: readonly Tab[] = [
  {
    to: '/guest',
    label: g.search,
    icon: 'search',
    under: ['/guest/search', '/guest/user-profile', '/guest/ranking'],
  },
  { to: '/guest/favorite', label: g.favorite, icon: 'heart', under: [] },
  { to: '/guest/dohan-list', label: g.bookings, icon: 'calendar', under: ['/guest/dohan-'] },
  { to: '/guest/chat-list', label: g.chat, icon: 'chat', under: [] },
  { to: '/guest/my-profile', label: g.me, icon: 'user', under: ['/guest/'] },
];

const c = appTexts.castTabs;
export const castTabs: readonly Tab[] = [
  { to: '/cast', label: c.home, icon: 'home', under: ['/cast/bookings', '/cast/ranking'] },
  {
    to: '/cast/setting/setting-schedule',
    label: c.schedule,
    icon: 'calendarCheck',
    under: ['/cast/setting/setting-schedule/'],
  },
  { to: '/cast/dohan-list', label: c.bookings, icon: 'calendar', under: ['/cast/dohan-'] },
  { to: '/cast/chat-list', label: c.chat, icon: 'chat', under: [] },
  { to: '/cast/my-profile', label: c.me, icon: 'user', under: ['/cast/'] },
];

/** What of the unread waits behind a tab: news of bookings, and everything else where the side's own screen is. */
export function badgeOf({ to }: Pick<Tab, 'to'>, unread: UserNotification): number {
  if (to === '/guest/dohan-list' || to === '/cast/dohan-list') return unread.bookingCount;
  const isOwn = to === '/guest/my-profile' || to === '/cast';
  return isOwn ? unread.notifyCount - unread.bookingCount : 0;
}

/** The tab a path belongs to: the first that is it or lies above it; the last tab takes the rest. */
export function currentTab(tabs: readonly Tab[], path: string): Tab | undefined {
  return (
    tabs.find((tab) => tab.to === path) ??
    tabs.find((tab) => tab.under.some((start) => path.startsWith(start)))
  );
}

/** Phones show the tabs on the tabs' own screens only; what lies deeper has a way back instead. */
export function isTabRoot(tabs: readonly Tab[], path: string): boolean {
  return tabs.some((tab) => tab.to === path);
}
