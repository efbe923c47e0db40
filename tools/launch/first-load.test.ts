import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { measureAdminLoads } from '../../apps/admin/build/first-load.ts';
import { measureFirstLoads } from '../../apps/web/build/first-load.ts';
import { ADMIN_DIST, WEB_DIST } from './paths.ts';
import { ensureWebBuilt } from './web-build.ts';

it('no screen fetches more before it can be used than its limit', { timeout: 180_000 }, async () => {
  await ensureWebBuilt(new AbortController().signal);
  const loads = measureFirstLoads(WEB_DIST);
  const over = loads.filter(({ kb, limitKb, files, limitFiles }) => kb > limitKb || files > limitFiles);
  expect(over).toEqual([]);
  // A route file that was renamed would be measured as the base alone.
  const [base, ...screens] = loads;
  for (const { screen, files } of screens) expect(files, screen).toBeGreaterThan(base!.files);
});

it(
  'no screen of the back office fetches more than 182 KB before it can be used, and the guest nothing of it',
  {
    timeout: 180_000,
  },
  async () => {
    await ensureWebBuilt(new AbortController().signal);
    const loads = measureAdminLoads(ADMIN_DIST);
    expect(loads.filter(({ kb, limitKb, files, limitFiles }) => kb > limitKb || files > limitFiles)).toEqual(
      [],
    );
    expect(Math.max(...loads.map(({ limitKb }) => limitKb))).toBe(182);
    for (const [file, text] of scriptsOf(WEB_DIST)) expect(text, file).not.toContain('/admin/v1');
  },
);

it('no schema of the contract comes to a browser, nor what reads one', { timeout: 180_000 }, async () => {
  await ensureWebBuilt(new AbortController().signal);
  for (const [file, text] of [...scriptsOf(WEB_DIST), ...scriptsOf(ADMIN_DIST)])
    expect(text.includes('_zod'), file).toBe(false);
});

const scriptsOf = (dist: string) =>
  readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(dist, 'assets', name), 'utf8')] as const);
