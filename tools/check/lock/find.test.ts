import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../launch/paths.ts';
import { lockProblem } from './find.ts';

/** The manifests and the lock file in a folder of their own, without the entry of this name. */
function manifestsWithout(entry: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'yoimachi-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of globSync('{.,apps/*,packages/*}/package.json', { cwd: ROOT })) {
    cpSync(join(ROOT, path), join(folder, path));
  }
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: object };
  Reflect.deleteProperty(lock.packages, entry);
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  return folder;
}

test('a lock file that lacks what another system needs is told with its name', () => {
  expect(lockProblem(manifestsWithout('none'))).toBeNull();
  expect(lockProblem(manifestsWithout('node_modules/@squawk-cli/darwin-arm64'))).toContain(
    'Missing: @squawk-cli/darwin-arm64@',
  );
});
