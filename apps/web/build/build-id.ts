import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The entry of the service worker, and the name that it keeps. */
export const WORKER = { entry: 'sw', file: 'sw.js' } as const;
const PLACE = '__BUILD__';
/** What the worker keeps besides itself: another text has to be another version. */
const KEPT_BY_WORKER = 'public/offline.html';

/**
 * Names the build by what is in it, and writes the name into index.html, into the service worker and into `build.txt`, which the server of the API
 * serves: a page that is open learns from it that it is older than the API.
 */
export function buildId(): Plugin {
  let root = '';
  return {
    name: 'build-id',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => void (root = config.root),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const html = bundle['index.html'];
        const worker = bundle[WORKER.file];
        if (html?.type !== 'asset' || worker?.type !== 'chunk')
          throw new Error('The build has no index.html, or no service worker');
        if (worker.imports.length > 0 || worker.exports.length > 0)
          throw new Error('The service worker stands alone: it imports nothing that a page does');
        const hash = createHash('sha256');
        for (const name of Object.keys(bundle).sort()) hash.update(`${name}\0`);
        const page = String(html.source);
        for (const text of [page, worker.code, readFileSync(join(root, KEPT_BY_WORKER))]) hash.update(text);
        const id = hash.digest('hex').slice(0, 16);
        html.source = page.replaceAll(PLACE, id);
        worker.code = worker.code.replaceAll(PLACE, id);
        this.emitFile({ type: 'asset', fileName: 'build.txt', source: id });
      },
    },
  };
}
