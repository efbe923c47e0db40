import { expect, test } from 'vitest';
import { badgeOf, castTabs, guestTabs } from './tabs.ts';

test('news of bookings stand on the tab of bookings, everything else on the own screen', () => {
  const unread = { notifyCount: 5, bookingCount: 3 };
  const badges = (tabs: typeof guestTabs) =>
    tabs.map((tab) => [tab.to, badgeOf(tab, unread)]).filter(([, count]) => count !== 0);
  expect(badges(guestTabs)).toEqual([
    ['/guest/dohan-list', 3],
    ['/guest/my-profile', 2],
  ]);
  expect(badges(castTabs)).toEqual([
    ['/cast', 2],
    ['/cast/dohan-list', 3],
  ]);
});
