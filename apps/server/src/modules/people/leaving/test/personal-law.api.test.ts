import { expect, test } from 'vitest';
import type { Manifest } from '#platform/module/manifest.ts';
import { personalTables } from '../../../../personal-tables.ts';
import { partNames } from '../export.ja.ts';
import { readManifests } from './manifests.ts';
import { endFaults, personalFaults } from './personal-law.ts';

const manifests = await readManifests();

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

test('what is kept as evidence, or to know somebody again, has an end or says why it never goes', () => {
  expect(endFaults(manifests)).toEqual([]);
});

test('evidence without an end is found, and an end of what is not there', () => {
  const empty = { doors: [], reads: [], publishes: [], hears: [] };
  const kept = { exported: null, erased: null, kept: 'what was said: evidence' };
  const lawful = { chat_evidence: { never: 'of a test' }, own_pair: { never: 'of a test' } };
  const of = (more: Pick<Manifest, 'tables' | 'views' | 'ends'>) => endFaults([{ ...empty, ...more }]);
  expect(of({ tables: { media_evidence: null, card: kept, guest: null } })).toEqual([
    'media_evidence: no end',
    'card: no end',
  ]);
  expect(of({ tables: { chat_evidence: kept }, views: ['own_pair'], ends: lawful })).toEqual([]);
  expect(of({ tables: {}, ends: lawful })).toEqual(["chat_evidence: nobody's", "own_pair: nobody's"]);
});

test('every part of an export has a name that people read', () => {
  const exported = Object.entries(personalTables).filter(([, { exported }]) => exported);
  expect(exported.map(([table]) => table).filter((table) => !(table in partNames))).toEqual([]);
});
