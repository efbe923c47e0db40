import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Manifest } from '#platform/module/manifest.ts';
import { personalTables } from '../../../../personal-tables.ts';
import { partNames } from '../export.ja.ts';
import { personalFaults } from './personal-law.ts';

const MODULES = fileURLToPath(new URL('../../../', import.meta.url));
const manifests = await Promise.all(
  globSync('*/*/manifest.ts', { cwd: MODULES }).map(
    async (path) => ((await import(`${MODULES}${path}`)) as { manifest: Manifest }).manifest,
  ),
);

test('what manifests say of exporting and erasing is what the modules do', () => {
  expect(manifests.length).toBeGreaterThan(15);
  expect(personalFaults(manifests, personalTables)).toEqual([]);
});

test('a word without its function is found, and a function without its word', () => {
  const { guest: _gone, ...without } = personalTables;
  expect(personalFaults(manifests, without)).toEqual(['guest: exported', 'guest: erased']);
  const more = { ...personalTables, penalty: { ...personalTables.penalty, erased: async () => undefined } };
  expect(personalFaults(manifests, more)).toEqual(['penalty: erased']);
  expect(personalFaults([], { guest: {} })).toEqual(["guest: nobody's"]);
});

test('every part of an export has a name that people read', () => {
  const exported = Object.entries(personalTables).filter(([, { exported }]) => exported);
  expect(exported.map(([table]) => table).filter((table) => !(table in partNames))).toEqual([]);
});
