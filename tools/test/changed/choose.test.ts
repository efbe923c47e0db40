import { expect, test, vi } from 'vitest';
import { chooseTests } from './choose.ts';
import { importGraph } from './graph.ts';
import { callNames } from './house.ts';
import { isTouched, touchedCalls } from './touched-calls.ts';

const M = 'apps/server/src/modules';
const F = 'apps/web/src/features';
const TEXTS: Record<string, string> = {
  'packages/domain/src/money/gift/index.ts': '',
  'packages/domain/src/money/gift/gift.test.ts': "from './index.ts'",
  'packages/contract/src/money/gift/index.ts': '',
  'packages/contract/src/base/table/index.ts': "from '../../money/gift/index.ts'",
  [`${M}/money/gift/index.ts`]: "from '../../../../../../packages/domain/src/money/gift/index.ts'",
  [`${M}/money/gift/test/gift.api.test.ts`]: "from '../../../../test-support/index.ts'",
  [`${M}/money/gift/test/gift.race.test.ts`]: '',
  [`${M}/talk/chat/index.ts`]: "from '../../money/gift/index.ts'",
  [`${M}/talk/chat/test/chat.api.test.ts`]: '',
  [`${M}/find/favorite/index.ts`]: "from '../../talk/chat/index.ts'",
  [`${M}/find/favorite/test/favorite.api.test.ts`]: '',
  [`${M}/talk/notification/test/told.api.test.ts`]: '',
  'apps/server/src/modules.ts': `from './modules/money/gift/index.ts'; from './modules/talk/chat/index.ts'`,
  'apps/server/src/platform/clock/index.ts': '',
  'apps/server/src/test-support/index.ts': "from '../modules.ts'",
  'apps/server/src/test-support/table-walk.api.test.ts': "from './index.ts'",
  'apps/server/sim/booking-model.test.ts': "from '../src/modules/talk/chat/index.ts'",
  [`${F}/money/gift/index.ts`]: "from '../../../../../../packages/contract/src/money/gift/index.ts'",
  [`${F}/money/gift/gift.test.tsx`]: "from './index.ts'",
  [`${F}/talk/chat/index.ts`]: "from '../../money/gift/index.ts'",
  'apps/admin/src/features/coupons/page.tsx': '',
  'packages/ui/src/button.tsx': '',
  'tools/check/contrast.test.ts': '',
  'e2e/money.coupon-gift.spec.ts': '',
  'e2e/chat.spec.ts': '',
  'e2e/watch.spec.ts': '',
  'e2e/sizes.spec.ts': '',
  'e2e/admin.figures.wide.spec.ts': '',
};
const sources = Object.entries(TEXTS).map(([path, text]) => ({ path, text }));
const HOUSE = {
  graph: importGraph(sources, []),
  files: Object.keys(TEXTS),
  talk: new Map([
    ['money/gift', { publishes: ['notify'], hears: [] }],
    ['talk/notification', { publishes: [], hears: ['notify'] }],
  ]),
};
const chosen = (...changed: string[]) => chooseTests(changed, HOUSE).tests;

test('a module runs its own tests, those a door away, of who hears its events, and the walks of its calls', () => {
  const { tests, calls, reasons } = chooseTests([`${M}/money/gift/index.ts`], HOUSE);
  expect(tests).toEqual({
    unit: ['tools/check/contrast.test.ts'],
    api: [
      `${M}/money/gift/test/gift.api.test.ts`,
      `${M}/talk/chat/test/chat.api.test.ts`,
      `${M}/talk/notification/test/told.api.test.ts`,
      'apps/server/src/test-support/table-walk.api.test.ts',
    ],
    race: [`${M}/money/gift/test/gift.race.test.ts`],
    sim: [],
    e2e: ['e2e/money.coupon-gift.spec.ts', 'e2e/chat.spec.ts', 'e2e/sizes.spec.ts'],
  });
  expect(calls).toEqual(['packages/contract/src/money/gift/index.ts']);
  expect(reasons).toContain('touched: server/money/gift');
});

test('the simulation runs when a module that it drives has changed', () => {
  expect(chosen(`${M}/talk/chat/index.ts`).sim).toEqual(['apps/server/sim/booking-model.test.ts']);
});

test('a rule is of the module that bears its name', () => {
  const { unit, api } = chosen('packages/domain/src/money/gift/index.ts');
  expect(unit).toEqual(['packages/domain/src/money/gift/gift.test.ts', 'tools/check/contrast.test.ts']);
  expect(api).toContain(`${M}/talk/chat/test/chat.api.test.ts`);
  expect(api).not.toContain(`${M}/find/favorite/test/favorite.api.test.ts`);
});

test('a screen runs its tests and its walks, and nothing of the server', () => {
  expect(chosen(`${F}/money/gift/index.ts`)).toMatchObject({
    unit: [`${F}/money/gift/gift.test.tsx`, 'tools/check/contrast.test.ts'],
    api: [],
    e2e: ['e2e/money.coupon-gift.spec.ts', 'e2e/chat.spec.ts', 'e2e/sizes.spec.ts'],
  });
  expect(chosen('apps/admin/src/features/coupons/page.tsx').e2e).toEqual(['e2e/admin.figures.wide.spec.ts']);
});

test('what stands below all runs everything that stands on it', () => {
  expect(chosen('packages/ui/src/button.tsx')).toMatchObject({ api: [], e2e: 'all' });
  expect(chosen('e2e/support/people.ts')).toMatchObject({ api: [], e2e: 'all' });
  const { tests, calls } = chooseTests(['apps/server/src/platform/clock/index.ts'], HOUSE);
  expect(tests).toMatchObject({ api: 'all', race: 'all', sim: 'all', e2e: 'all' });
  expect(calls).toBe('all');
  expect(chosen('apps/server/migrations/200_gift.sql')).toMatchObject({ api: 'all', e2e: 'all' });
  expect(chosen('package-lock.json')).toMatchObject({ unit: 'all', api: 'all', e2e: 'all' });
});

test('a test that has changed runs, alone', () => {
  expect(chosen('e2e/watch.spec.ts')).toMatchObject({ api: [], e2e: ['e2e/watch.spec.ts'] });
  expect(chosen('packages/domain/src/money/gift/gift.test.ts').unit).toEqual([
    'packages/domain/src/money/gift/gift.test.ts',
    'tools/check/contrast.test.ts',
  ]);
});

test('words for readers break nothing but the laws of the house, a file that nobody knows may break anything', () => {
  expect(chosen('README.md')).toEqual({
    unit: ['tools/check/contrast.test.ts'],
    api: [],
    race: [],
    sim: [],
    e2e: [],
  });
  const { tests, reasons } = chooseTests(['tools/strange.bin'], HOUSE);
  expect(tests).toMatchObject({ unit: 'all', e2e: 'all' });
  expect(reasons).toEqual(['tools/strange.bin: all of unit, api, race, sim, e2e']);
});

test('the walks over the whole table are told the names of the calls', () => {
  expect(
    callNames([
      "export const giftRoutes = {\n  sendGift: route('POST', '/gift', 'guest', {\n    body,\n  }),\n  listGifts: route('GET'",
    ]),
  ).toEqual(['sendGift', 'listGifts']);
  expect(isTouched('sendGift')).toBe(true);
  vi.stubEnv('TOUCHED_CALLS', touchedCalls(['sendGift', 'listGifts'])['TOUCHED_CALLS']);
  expect(isTouched('sendGift')).toBe(true);
  expect(isTouched('login')).toBe(false);
  vi.unstubAllEnvs();
});
