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
  { to: '/guest/my-profile', label: g.me, icon: 'user', under: [] },
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
  { to: '/cast/my-profile', label: c.me, icon: 'user', under: [] },
];

/** What one is asked to do: bookings to answer and to review, conversations to read. */
interface ToDo {
  readonly requests: number;
  readonly reviews: number;
  readonly chatCount: number;
}

/** What the screen of a tab asks one to do: the number that its lists show; undefined where nothing is counted. */
export function badgeOf({ to }: Pick<Tab, 'to'>, { requests, reviews, chatCount }: ToDo): number | undefined {
  if (to === '/guest/chat-list' || to === '/cast/chat-list') return chatCount;
  return to === '/guest/dohan-list' || to === '/cast/dohan-list' ? requests + reviews : undefined;
}

/** The tab a path belongs to: the first that equals it or is above it; the last tab takes the rest. */
export function currentTab(tabs: readonly Tab[], path: string): Tab | undefined {
  return (
    tabs.find((tab) => tab.to === path) ??
    tabs.find((tab) => tab.under.some((start) => path.startsWith(start))) ??
    tabs.at(-1)
  );
}

/** Phones show the tabs only on the tabs' own screens; deeper ones, as an open conversation, have a back button instead. */
export function isTabRoot(tabs: readonly Tab[], path: string, search: object): boolean {
  return tabs.some((tab) => tab.to === path) && !('friendId' in search);
}
