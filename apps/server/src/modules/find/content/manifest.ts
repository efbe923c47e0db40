import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: [],
  tables: {},
  reads: [],
  publishes: [],
  hears: [],
};
