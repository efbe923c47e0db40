import { expect, test } from 'vitest';
import { fileOf, importGraph, reached } from './graph.ts';

const WORKSPACES = [
  {
    name: '@yoimachi/web',
    folder: 'apps/web',
    imports: {
      '#lib/dates.ts': '@yoimachi/ui/lib/dates.ts',
      '#lib/*': './src/lib/*',
      '#money/*': './src/features/money/*/index.ts',
    },
  },
  { name: '@yoimachi/ui', folder: 'packages/ui', exports: { './build/*': './build/*', './*': './src/*' } },
  { name: '@yoimachi/domain', folder: 'packages/domain', exports: { './gift': './src/money/gift/index.ts' } },
];

test('a name leads to the file that Node would load', () => {
  const from = 'apps/web/src/features/talk/chat/screen.tsx';
  const meant = (name: string) => fileOf(name, from, WORKSPACES);
  expect(meant('./row.tsx')).toBe('apps/web/src/features/talk/chat/row.tsx');
  expect(meant('#money/gift')).toBe('apps/web/src/features/money/gift/index.ts');
  expect(meant('#lib/dates.ts')).toBe('packages/ui/src/lib/dates.ts');
  expect(meant('#lib/api.ts')).toBe('apps/web/src/lib/api.ts');
  expect(meant('@yoimachi/domain/gift')).toBe('packages/domain/src/money/gift/index.ts');
  expect(meant('@yoimachi/ui/build/precompress.ts')).toBe('packages/ui/build/precompress.ts');
  expect(meant('react')).toBeNull();
});

test('values, types, late parts, side effects and files that are started all count', () => {
  const text = `
    import { a } from './a.ts';
    import type { B } from './b.ts';
    import './c.ts';
    const d = () => import('./d.ts');
    fork(new URL('./e.ts', import.meta.url));
    export * from './f.ts';`;
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `tools/${name}.ts`);
  const others = names.map((path) => ({ path, text: '' }));
  expect(importGraph([{ path: 'tools/x.ts', text }, ...others], []).get('tools/x.ts')).toEqual(names);
});

const GRAPH = new Map([
  ['a.ts', []],
  ['b.ts', ['a.ts']],
  ['hub.ts', ['b.ts']],
  ['behind-hub.ts', ['hub.ts']],
  ['door.ts', ['b.ts']],
  ['behind-door.ts', ['door.ts']],
  ['circle.ts', ['b.ts', 'circle.ts']],
]);
const limits = { isHub: (path: string) => path === 'hub.ts', isBorder: (path: string) => path === 'door.ts' };

test('a change reaches what imports it, enters no hub and ends at borders', () => {
  expect([...reached(GRAPH, ['a.ts'], limits)].sort()).toEqual(['a.ts', 'b.ts', 'circle.ts', 'door.ts']);
});

test('a hub that has changed itself reaches what it is for', () => {
  expect([...reached(GRAPH, ['hub.ts'], limits)]).toEqual(['hub.ts', 'behind-hub.ts']);
});
