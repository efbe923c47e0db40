import { expect, test } from 'vitest';
import { badgeOf, castTabs, guestTabs, isTabRoot } from './tabs.ts';

test('news of bookings and chats stand on their tabs, everything else on the own screen', () => {
  const unread = { notifyCount: 5, bookingCount: 3, chatCount: 4 };
  const badges = (tabs: typeof guestTabs) =>
    tabs.map((tab) => [tab.to, badgeOf(tab, unread)]).filter(([, count]) => count !== 0);
  expect(badges(guestTabs)).toEqual([
    ['/guest/dohan-list', 3],
    ['/guest/chat-list', 4],
    ['/guest/my-profile', 2],
  ]);
  expect(badges(castTabs)).toEqual([
    ['/cast', 2],
    ['/cast/dohan-list', 3],
    ['/cast/chat-list', 4],
  ]);
});

test('an open conversation is not the screen of its tab', () => {
  expect(isTabRoot(guestTabs, '/guest/chat-list', {})).toBe(true);
  expect(isTabRoot(guestTabs, '/guest/chat-list', { friendId: 'her' })).toBe(false);
});
