import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Manifest } from '#platform/module/manifest.ts';

const MODULES = fileURLToPath(new URL('../../../', import.meta.url));

/** What each module says of itself. */
export const readManifests = (): Promise<Manifest[]> =>
  Promise.all(
    globSync('*/*/manifest.ts', { cwd: MODULES }).map(
      async (path) => ((await import(`${MODULES}${path}`)) as { manifest: Manifest }).manifest,
    ),
  );
