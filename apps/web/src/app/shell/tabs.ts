import type { UserNotification } from '@yoimachi/contract/notification';
import type { TabItem } from '#ui/tab-bar.tsx';
import { appTexts } from '../ja.ts';

type Tab = Pick<TabItem, 'to' | 'label' | 'icon'> & {
  /** Prefixes of further paths that belong to this tab. */
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
  { to: '/guest/favorite', label: g.favorite, icon: 'heart', under: ['/guest/favorite/'] },
  { to: '/guest/dohan-list', label: g.bookings, icon: 'calendar', under: ['/guest/dohan-'] },
  { to: '/guest/chat-list', label: g.chat, icon: 'chat', under: [] },
  { to: '/guest/my-profile', label: g.me, icon: 'user', under: ['/guest/'] },
];

const c = appTexts.castTabs;
export const castTabs: readonly Tab[] = [
  { to: '/cast', label: c.home, icon: 'home', under: ['/cast/bookings'] },
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

/** What is unread: notifications, and conversations. */
type Unread = UserNotification & { readonly chatCount: number };

/** The unread count behind a tab: booking news, conversations, and everything else on the tab with the side's own screen. */
export function badgeOf({ to }: Pick<Tab, 'to'>, unread: Unread): number {
  if (to === '/guest/chat-list' || to === '/cast/chat-list') return unread.chatCount;
  if (to === '/guest/dohan-list' || to === '/cast/dohan-list') return unread.bookingCount;
  const isOwn = to === '/guest/my-profile' || to === '/cast';
  return isOwn ? unread.notifyCount - unread.bookingCount : 0;
}

/** The tab a path belongs to: the first that equals it or is above it; the last tab takes the rest. */
export function currentTab(tabs: readonly Tab[], path: string): Tab | undefined {
  return (
    tabs.find((tab) => tab.to === path) ??
    tabs.find((tab) => tab.under.some((start) => path.startsWith(start)))
  );
}

/** Phones show the tabs only on the tabs' own screens; deeper ones, as an open conversation, have a back button instead. */
export function isTabRoot(tabs: readonly Tab[], path: string, search: object): boolean {
  return tabs.some((tab) => tab.to === path) && !('friendId' in search);
}
