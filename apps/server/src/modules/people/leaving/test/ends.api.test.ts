import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { expect, test } from 'vitest';
import { mediaFeature } from '../../../../wiring/people.ts';
import { moduleFactories } from '../../../../modules.ts';
import { useRewoundApp } from '../../../../test-support/index.ts';
import { fakeMedia } from '../../media/test/support.ts';
import { endCases } from './ends.cases.ts';
import { readManifests } from './manifests.ts';

const modules = moduleFactories.map((factory) => (factory === mediaFeature ? fakeMedia : factory));
const app = useRewoundApp({ modules, config: { logLevel: 'silent' } });

const ends = (await readManifests()).flatMap((manifest) => Object.entries(manifest.ends ?? {}));
const timed = ends.flatMap(([name, end]) => ('days' in end ? [{ name, ...end }] : []));

test('each end that a manifest names in days is waited for', () => {
  expect(timed.map(({ name }) => name).toSorted()).toEqual(Object.keys(endCases).toSorted());
});

test.each(timed)('$name goes $days days after $after', async ({ name, days, unless }) => {
  const kept = await endCases[name]!(app);
  const longer = Object.entries(kept.longer);
  expect(longer.length > 0).toBe(unless !== null);
  const before = await kept.ends();
  expect(before).toBeGreaterThan(0);
  const begun = app.clock.now();
  await app.moveTo(addMinutes(begun, DAY_MINUTES));
  await app.moveTo(addMinutes(begun, days * DAY_MINUTES - 1));
  expect(await kept.ends()).toBe(before);
  await app.moveBy(DAY_MINUTES);
  expect(await kept.ends()).toBe(0);
  for (const [why, count] of longer) expect(await count(), why).toBeGreaterThan(0);
  const { released } = kept;
  if (!released) return;
  await released.release();
  await app.moveBy(DAY_MINUTES);
  for (const [why, count] of longer) expect((await count()) === 0, why).toBe(why === released.which);
});
