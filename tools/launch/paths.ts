import { join } from 'node:path';

/** The project's root folder. */
export const ROOT = join(import.meta.dirname, '../..');
export const WEB_DIR = join(ROOT, 'apps/web');
/** What the server serves: the built web. */
export const WEB_DIST = join(WEB_DIR, 'dist');
