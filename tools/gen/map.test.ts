import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readServer } from '../check/borders/server.ts';
import { ROOT } from '../launch/paths.ts';
import { withMap } from './map.ts';

const { owners } = await readServer();
const text = await readFile(join(ROOT, 'ARCHITECTURE.md'), 'utf8');

test('the map in ARCHITECTURE.md is that of the manifests', () => {
  expect(withMap(text, owners)).toBe(text);
});

test('a door, a table or a topic more makes it stale', () => {
  const [first, ...others] = owners as [(typeof owners)[0], ...typeof owners];
  for (const more of [
    { doors: [...first.manifest.doors, '#talk/news' as const] },
    { tables: { ...first.manifest.tables, news: null } },
    { publishes: [...first.manifest.publishes, 'news.written'] },
    { hears: [...first.manifest.hears, 'news.written'] },
  ])
    expect(withMap(text, [{ ...first, manifest: { ...first.manifest, ...more } }, ...others])).not.toBe(text);
});

test('a text without the markers is refused', () => {
  expect(() => withMap('# Architecture', owners)).toThrow('markers');
});
