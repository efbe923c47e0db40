import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from 'vite';
import { preloadScreens } from './preload-screens.ts';
import { splitRoutes } from './split-routes.ts';

const route = (screen: string) => `
  import { createFileRoute } from '@tanstack/react-router';
  import { Screen } from '${screen}';
  export const Route = createFileRoute('/x')({ component: Screen });`;
const part = (name: string, code = '') => `${code}\nexport const Screen = () => console.log('${name}');`;
const FILES: Readonly<Record<string, string>> = {
  'index.html': '<head></head><script type="module" src="/src/main.ts"></script>',
  'src/main.ts': `
    import { Route as frame } from './routes/guest/route.tsx';
    import { Route as list } from './routes/guest/list.tsx';
    import { Route as day } from './routes/guest/day.$id.tsx';
    console.log(frame, list, day);`,
  'src/routes/guest/route.tsx': route('../../frame.ts'),
  'src/routes/guest/list.tsx': route('../../list.ts'),
  'src/routes/guest/day.$id.tsx': route('../../day.ts'),
  'src/frame.ts': part('frame'),
  'src/list.ts': part(
    'list',
    `console.log(() => import(/* first */ './needed.ts'));
     console.log(() => import('./later.ts'));`,
  ),
  'src/day.ts': part('day'),
  'src/needed.ts': part('needed', `console.log(() => import(/* first */ './second.ts'));`),
  'src/second.ts': part('second'),
  'src/later.ts': part('later'),
};

/** The pages that a build makes. */
async function pagesOf(firstCalls?: Parameters<typeof preloadScreens>[0]): Promise<(name: string) => string> {
  const root = await mkdtemp(join(tmpdir(), 'yoimachi-preload-'));
  try {
    for (const [name, code] of Object.entries(FILES)) {
      await mkdir(dirname(join(root, name)), { recursive: true });
      await writeFile(join(root, name), code);
    }
    const result = await build({
      root,
      base: '/app/',
      configFile: false,
      logLevel: 'silent',
      plugins: [splitRoutes(), preloadScreens(firstCalls)],
      build: { write: false, rolldownOptions: { external: [/^@tanstack/] } },
    });
    const [{ output }] = [result].flat() as unknown as [{ output: { fileName: string; source: string }[] }];
    return (name) => String(output.find(({ fileName }) => fileName === name)?.source);
  } finally {
    await rm(root, { recursive: true });
  }
}

test('the page of a screen names what its frame, itself and its first parts are made of', async () => {
  const sourceOf = await pagesOf();
  expect(JSON.parse(sourceOf('screens.json'))).toEqual({
    '/guest/list': 'screens/guest.list.html',
    '/guest/day/$id': 'screens/guest.day.id.html',
  });
  const named = (page: string) =>
    [...sourceOf(page).matchAll(/modulepreload" crossorigin fetchpriority="low" href="\/app\/assets\/(\w+)/g)]
      .map(([, name]) => name)
      .toSorted();
  expect(named('screens/guest.list.html')).toEqual(['list', 'needed', 'route', 'second']);
  expect(named('screens/guest.day.id.html')).toEqual(['day', 'route']);
  expect(sourceOf('index.html')).not.toContain('needed');
});

test('a page says what its screen asks for first, before what its frame does', async () => {
  const sourceOf = await pagesOf({ 'guest.route': ['/frame'], 'guest.list': ['/list?of=a&by="b"'] });
  const said = (page: string) => /<meta name="first-calls" content="(.*?)">/.exec(sourceOf(page))?.[1];
  expect(said('screens/guest.list.html')).toBe(
    '[&quot;/list?of=a&amp;by=\\&quot;b\\&quot;&quot;,&quot;/frame&quot;]',
  );
  expect(said('screens/guest.day.id.html')).toBe('[&quot;/frame&quot;]');
  expect(said('index.html')).toBeUndefined();
});

test('a build fails that names first calls of a screen that is not there', async () => {
  await expect(pagesOf({ 'guest.gone': ['/list'] })).rejects.toThrow('guest.gone');
});
