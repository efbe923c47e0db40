import { expect, test } from 'vitest';
import { licencesText, neededBy } from './licences.ts';

test('what a workspace needs is found as Node finds it', () => {
  const lock = {
    'apps/server': { dependencies: { own: '1', a: '1' } },
    'packages/own': { dependencies: { b: '2' } },
    'node_modules/own': { link: true, resolved: 'packages/own' },
    'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { none: '1', c: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': {},
    'node_modules/c': { dependencies: { '@d/d': '1' } },
    'node_modules/@d/d': {},
    'node_modules/unused': {},
  };
  expect(neededBy(['apps/server'], lock)).toEqual([
    'node_modules/@d/d',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/b',
    'node_modules/c',
  ]);
});

test('packages of the server and of the built apps stand there with their licence, those of tests do not', () => {
  const text = licencesText(['apps/server', 'apps/web', 'apps/admin']);
  for (const name of ['fastify', 'react', 'pg', '@tanstack/react-table'])
    expect(text).toMatch(new RegExp(`^- ${name} \\d[^:]*: MIT$`, 'm'));
  expect(text).not.toMatch(/^- (?:vitest|knip|@playwright\/test) /m);
  expect(text).toContain('Permission is hereby granted, free of charge');
});
