import { expect, it } from 'vitest';
import { measureFirstLoads } from '../../apps/web/build/first-load.ts';
import { WEB_DIST } from './paths.ts';
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
