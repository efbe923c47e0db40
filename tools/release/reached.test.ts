import { expect, test } from 'vitest';
import { readManifest, releasedPrograms } from './programs.ts';
import { reachedFrom, wayTo } from './reached.ts';

/** What production must not even have. */
const NOT_RELEASED =
  /^(?:tools\/(?!(?:serve|migrate|backup|restore)\.ts$|(?:launch|backup|database)\/)|apps\/(?:web|admin)\/|packages\/ui\/|e2e\/|bench\/)|\/modules\/desk\/dev\/|\/dev-feature\.ts$|\/test-support\/|\/test\/|\.test\.ts$/;

const wrongWays = (found: ReadonlyMap<string, string | null>) =>
  [...found.keys()].filter((file) => NOT_RELEASED.test(file)).map((file) => wayTo(file, found).join(' → '));

test('what production runs reaches nothing of the demo, of /dev, of tests or of the tools', () => {
  const found = reachedFrom(releasedPrograms(readManifest()));
  expect(wrongWays(found)).toEqual([]);
  // It was looked for where it is.
  for (const file of [
    'apps/server/src/app.ts',
    'apps/server/src/modules/meeting/booking/index.ts',
    'apps/server/src/gateways/picture/picture.worker.ts',
    'packages/domain/src/meeting/booking/index.ts',
  ])
    expect([...found.keys()]).toContain(file);
});

test.each([
  ['a static import', `import { fillDemo } from './demo/fill.ts';`],
  ['a late one', `export const fill = async () => (await import('./demo/fill.ts')).fillDemo();`],
  ['one that is handed on', `export { fillDemo } from './demo/fill.ts';`],
  ['a thread', `export const entry = new URL('demo/fill.ts', import.meta.url);`],
])('is caught where it is planted: %s', (_, planted) => {
  const files: Readonly<Record<string, string>> = {
    'tools/serve.ts': `import './launch/serve.ts';`,
    'tools/launch/serve.ts': `import { plant } from '../plant.ts';`,
    'tools/plant.ts': planted,
    'tools/demo/fill.ts': '',
  };
  const found = reachedFrom(['tools/serve.ts'], (path) => files[path]!, []);
  expect(wrongWays(found)).toContain(
    'tools/serve.ts → tools/launch/serve.ts → tools/plant.ts → tools/demo/fill.ts',
  );
});

test('a type is not loaded', () => {
  const text = `import type { Demo } from './demo/fill.ts'; export type { Demo } from './demo/fill.ts';
    type Late = import('./demo/fill.ts').Demo;`;
  expect([...reachedFrom(['tools/serve.ts'], () => text, []).keys()]).toEqual(['tools/serve.ts']);
});
