import { expect, it } from 'vitest';
import { freePort } from '../database/launch.ts';
import { migrateBeside } from './migrate-beside.ts';

// That it migrates is what the demo's tests stand on.
it('leaves to whoever migrates next to say why a database cannot be', async () => {
  const url = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
  await expect(migrateBeside(url)).resolves.toBeUndefined();
});
