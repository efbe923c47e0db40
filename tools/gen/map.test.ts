import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readServer } from '../check/borders/server.ts';
import { ROOT } from '../launch/paths.ts';
import { mapOf, withWings } from './map.ts';

const { owners } = await readServer();
const text = await readFile(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
const first = owners.find(({ door }) => door.startsWith('#desk/'))!;
const withMore = (more: Partial<(typeof owners)[0]['manifest']>) =>
  owners.map((owner) => (owner === first ? { ...owner, manifest: { ...owner.manifest, ...more } } : owner));

test('the wings in ARCHITECTURE.md are those of the manifests', () => {
  expect(withWings(text, owners)).toBe(text);
});

test('a door into another wing makes the wings stale, one within the wing does not', () => {
  const enters = (door: '#talk/news' | '#desk/news') =>
    withWings(text, withMore({ doors: [...first.manifest.doors, door] }));
  expect(enters('#talk/news')).not.toBe(text);
  expect(enters('#desk/news')).toBe(text);
});

test('a door, a table or a topic more makes the map another', () => {
  for (const more of [
    { doors: [...first.manifest.doors, '#talk/news' as const] },
    { tables: { ...first.manifest.tables, news: null } },
    { publishes: [...first.manifest.publishes, 'news.written'] },
    { hears: [...first.manifest.hears, 'news.written'] },
  ])
    expect(mapOf(withMore(more))).not.toBe(mapOf(owners));
});

test('a text without the markers is refused', () => {
  expect(() => withWings('# Architecture', owners)).toThrow('markers');
});
