import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  tables: { page_version: null },
  functions: ['keep_page_version'],
  reads: ['operator', 'stage_fee'],
};
