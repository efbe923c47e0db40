import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The product's own, as its package says it. */
export const { version: VERSION } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
) as { readonly version: string };
