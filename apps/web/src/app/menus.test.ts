// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '#lib/query.ts';
import { menuAddress, menus } from '#people/menu';
import { createAppRouter } from './router.tsx';
import { castTabs, guestTabs } from './shell/tabs.ts';

/** Every address that the specification names (rules.md 10.2), below its side. */
const SPECIFIED: Readonly<Record<string, readonly string[]>> = {
  '/cast': [
    ...['', '/my-profile', '/setting/setting-price', '/setting/setting-schedule', '/setting-point'],
    ...['/bookings', '/payoff', '/help', '/chat-list', '/ranking', '/pause', '/notification', '/favorite'],
    ...['/policy', '/commercial-transaction', '/privacy-policy-detail', '/term-of-service', '/faq'],
    ...['/how-to-use', '/edit-profile', '/account-info', '/bank-account', '/point-history'],
    ...['/request-payoff', '/change-phone', '/dohan-list', '/dohan-detail', '/dohan-day'],
  ],
  '/guest': [
    ...['', '/chat-list', '/my-profile', '/my-profile/edit/nickname', '/my-profile/edit/birthday'],
    ...['/my-profile/edit/self-introduction', '/my-profile/edit/short-profile'],
    ...['/my-profile/edit/detail-infomation', '/edit-profile', '/help/faq', '/help/terms-service'],
    ...['/help/privacy-policy', '/favorite', '/search', '/ranking', '/user-profile', '/notification'],
    ...['/buy-point', '/buy-point/history', '/payment-info', '/used-point-history', '/coupon'],
    ...['/change-phone', '/dohan-list', '/dohan-detail', '/dohan-day'],
  ],
  '': ['/authentication', '/contact-us', '/notification-setting', '/notification'],
};
const ADDRESSES = Object.entries(SPECIFIED).flatMap(([side, paths]) => paths.map((path) => side + path));

const client = createQueryClient();
const router = createAppRouter(client);
router.update({ ...router.options, history: createMemoryHistory({ initialEntries: ['/'] }) });

/** Whether a screen stands at the address. What matches no route to its end is matched by a part of it. */
function hasScreen(address: string): boolean {
  const [, rest, route] = router.getMatchedRoutes(address);
  return route !== undefined && !('**' in rest);
}

const dead = (addresses: readonly string[]) => addresses.filter((address) => !hasScreen(address));

test('a screen stands at each of the addresses that are specified', () => {
  expect(new Set(ADDRESSES).size).toBe(58);
  expect(dead(ADDRESSES)).toEqual([]);
  expect(hasScreen('/guest/no-such-screen')).toBe(false);
});

test.each(['guest', 'cast'] as const)(
  'each entry of the menu of a %s and each tab leads to a screen',
  (side) => {
    const entries = menus[side].flatMap((group) => group.entries);
    const tabs = (side === 'guest' ? guestTabs : castTabs).map(({ to }) => to);
    const addresses = [...entries.map(menuAddress), ...tabs];
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(new Set(entries.map(({ label }) => label)).size).toBe(entries.length);
    expect(dead(addresses)).toEqual([]);
  },
);
