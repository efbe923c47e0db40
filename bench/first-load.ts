import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliBytes, chunkKeys, firstLoadFiles } from '../apps/web/build/first-load.ts';
import { WEB_DIST } from '../tools/launch/paths.ts';
import { ensureWebBuilt } from '../tools/launch/web-build.ts';

const SOURCES = ['index.html', 'src/routes/guest/route.tsx', 'src/routes/guest/index.tsx'];

/** Bytes of script and style, after brotli, that a browser fetches for `/guest`. Builds the web when it is not up to date. */
export async function firstLoadBytes(): Promise<number> {
  await ensureWebBuilt(new AbortController().signal);
  const manifest = JSON.parse(readFileSync(join(WEB_DIST, '.vite/manifest.json'), 'utf8')) as Parameters<
    typeof firstLoadFiles
  >[0];
  return brotliBytes(WEB_DIST, firstLoadFiles(manifest, chunkKeys(manifest, SOURCES)));
}
