import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { VERSION } from '../../apps/server/src/platform/version/index.ts';
import { ROOT } from '../launch/paths.ts';
import { readManifest } from './programs.ts';

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

test('every part of the product has the same version, which its lists of changes begin with', () => {
  const { version } = readManifest();
  expect(VERSION).toBe(version);
  for (const path of globSync('{packages,apps}/*/package.json', { cwd: ROOT })) {
    const { version: own, dependencies = {} } = JSON.parse(textOf(path)) as {
      readonly version: string;
      readonly dependencies?: Readonly<Record<string, string>>;
    };
    expect(own, path).toBe(version);
    for (const [name, wanted] of Object.entries(dependencies))
      if (name.startsWith('@yoimachi/')) expect(wanted, `${name} in ${path}`).toBe(version);
  }
  for (const path of ['CHANGELOG.md', 'UPGRADING.md'])
    expect(/^## (\S+)$/m.exec(textOf(path))?.[1], path).toBe(version);
});
