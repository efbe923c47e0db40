// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '#lib/query.ts';
import { menuAddress, menus } from '#people/menu';
import { createAppRouter } from './router.tsx';
import { castTabs, currentTab, guestTabs } from './shell/tabs.ts';
import { SPECIFIED_ADDRESSES } from './specified.test-kit.ts';

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
  expect(new Set(SPECIFIED_ADDRESSES).size).toBe(58);
  expect(dead(SPECIFIED_ADDRESSES)).toEqual([]);
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

test('the menu stays beside what it opens; but for what belongs to another tab', () => {
  const leaving = (['guest', 'cast'] as const).flatMap((side) => {
    const tabs = side === 'guest' ? guestTabs : castTabs;
    const addresses = menus[side].flatMap(({ entries }) => entries).map(menuAddress);
    return addresses.filter((address) => currentTab(tabs, address) !== tabs.at(-1));
  });
  expect(leaving).toEqual(['/guest/ranking', '/guest/favorite/lists']);
});
