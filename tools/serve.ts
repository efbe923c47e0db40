import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { SERVE_BUNDLE } from './launch/paths.ts';

// The way into production: what it imports is what a release holds (`tools/release`), and no more. A release also has that bundled, which starts
// in less than half of the time; a checkout is started from its sources.
if (existsSync(SERVE_BUNDLE)) await import(pathToFileURL(SERVE_BUNDLE).href);
else await import('./launch/serve-production.ts');
