import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { features } from '../../../apps/web/src/features/manifest.ts';
import { ROOT } from '../../launch/paths.ts';
import { EVERY_SCREEN, isNamed, OFFICE_WALKS, WALKS } from './walks.ts';

const specs = globSync('e2e/*.spec.ts', { cwd: ROOT }).sort();
const office = globSync('apps/admin/src/features/*/index.ts', { cwd: ROOT }).map((path) =>
  basename(path.replace('/index.ts', '')),
);

/** Walks that no change of a feature leads to, and names that no walk has. */
function wrongWalks(files: readonly string[], starts: readonly string[]) {
  return {
    unreached: files.filter((file) => !starts.some((start) => isNamed(file, start))),
    unknown: [...new Set(starts)].filter((start) => !files.some((file) => isNamed(file, start))),
  };
}

const starts = [...Object.values(WALKS), ...Object.values(OFFICE_WALKS), EVERY_SCREEN].flat();

test('each feature of the product and of the office has walks, and each walk is of a feature', () => {
  expect(Object.keys(WALKS).sort()).toEqual(Object.keys(features).sort());
  expect(Object.keys(OFFICE_WALKS).sort()).toEqual(office.toSorted());
  expect(Object.values({ ...WALKS, ...OFFICE_WALKS }).filter((walks) => walks.length === 0)).toEqual([]);
  expect(specs.length).toBeGreaterThan(20);
  expect(wrongWalks(specs, starts)).toEqual({ unreached: [], unknown: [] });
});

test('a new walk of no feature is found, and a name whose walks are gone', () => {
  expect(wrongWalks(['e2e/moon.spec.ts', 'e2e/money.claim.spec.ts'], ['money', 'sun'])).toEqual({
    unreached: ['e2e/moon.spec.ts'],
    unknown: ['sun'],
  });
  expect(isNamed('e2e/moneyless.spec.ts', 'money')).toBe(false);
});
