import { expect, test } from 'vitest';
import { badgeOf, castTabs, guestTabs, isTabRoot } from './tabs.ts';

test('bookings to answer and to review, and chats to read, stand on their tabs alone', () => {
  const toDo = { requests: 1, reviews: 2, chatCount: 4 };
  const badges = (tabs: typeof guestTabs) =>
    tabs.map((tab) => [tab.to, badgeOf(tab, toDo)]).filter(([, count]) => count);
  expect(badges(guestTabs)).toEqual([
    ['/guest/dohan-list', 3],
    ['/guest/chat-list', 4],
  ]);
  expect(badges(castTabs)).toEqual([
    ['/cast/dohan-list', 3],
    ['/cast/chat-list', 4],
  ]);
});

test('an open conversation is not the screen of its tab', () => {
  expect(isTabRoot(guestTabs, '/guest/chat-list', {})).toBe(true);
  expect(isTabRoot(guestTabs, '/guest/chat-list', { friendId: 'her' })).toBe(false);
});
