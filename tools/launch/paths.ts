import { join } from 'node:path';

/** The project's root folder. */
export const ROOT = join(import.meta.dirname, '../..');
export const WEB_DIR = join(ROOT, 'apps/web');
/** What the server serves: the built web. */
export const WEB_DIST = join(WEB_DIR, 'dist');
export const ADMIN_DIR = join(ROOT, 'apps/admin');
/** The built back office. */
export const ADMIN_DIST = join(ADMIN_DIR, 'dist');
/** Where a start keeps the product in one file: within the server, whose packages are found from there. */
export const PRODUCT_CACHE = join(ROOT, 'apps/server/.cache/product');
/** Where a release has what starts production, bundled: there for the same reason. */
export const SERVE_BUNDLE = join(ROOT, 'apps/server/dist/serve-production.js');
