import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from 'vite';
import { splitRoutes } from './split-routes.ts';

const ROUTE = `
  import { createFileRoute } from '@tanstack/react-router';
  import { filters } from '../filters.ts';
  import { Screen } from '../screen.ts';
  import { guard } from '../guard.ts';
  const STEP = 4;`;
const FILES: Readonly<Record<string, string>> = {
  'src/filters.ts': `export const filters = 'the filters';`,
  'src/screen.ts': `export const Screen = 'the screen';`,
  'src/guard.ts': `export const guard = (step: number) => 'the guard' + step;`,
};

/** What is loaded with a route, and what with its screen. */
async function loaded(route: string) {
  const root = await mkdtemp(join(tmpdir(), 'yoimachi-route-'));
  try {
    for (const [name, code] of Object.entries({ ...FILES, 'src/routes/day.$id.tsx': ROUTE + route })) {
      await mkdir(dirname(join(root, name)), { recursive: true });
      await writeFile(join(root, name), code);
    }
    const result = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [splitRoutes()],
      build: {
        write: false,
        minify: false,
        rolldownOptions: {
          input: join(root, 'src/routes/day.$id.tsx'),
          external: [/^@tanstack/, /^react/],
          preserveEntrySignatures: 'strict',
        },
      },
    });
    const [{ output }] = [result].flat() as unknown as [{ output: { code: string }[] }];
    const codes = output.map(({ code }) => code);
    const isScreen = (code: string) => code.includes(' as component');
    return {
      withRoute: codes.filter((code) => !isScreen(code)).join(''),
      withScreen: codes.filter(isScreen).join(''),
    };
  } finally {
    await rm(root, { recursive: true });
  }
}

test('a screen is loaded when it is shown, with what it alone needs', async () => {
  const { withRoute, withScreen } = await loaded(`
    export const Route = createFileRoute('/day/$id')({
      validateSearch: filters, beforeLoad: () => guard(STEP), component: Screen });`);
  expect(withRoute).toMatch(/lazyRouteComponent\(\(\) => [^]*, ["']component["']\)/);
  expect(withRoute).toMatch(/the filters[^]*the guard/);
  expect(withRoute).not.toContain('the screen');
  expect(withScreen).toMatch(/the screen[^]*as component/);
  expect(withScreen).not.toContain('the guard');
});

test('a screen may ask its route', async () => {
  const { withScreen } = await loaded(`
    export const Route = createFileRoute('/day/$id')({ component: () => Screen + Route.useSearch().id });`);
  expect(withScreen).toMatch(/\w+\.useSearch\(\)\.id/);
  expect(withScreen).not.toContain('createFileRoute');
});

test('a screen that needs what its route file declares is refused', async () => {
  await expect(
    loaded(`export const Route = createFileRoute('/day/$id')({ component: () => Screen + STEP });`),
  ).rejects.toThrow('The screen of day.$id.tsx needs STEP');
});
