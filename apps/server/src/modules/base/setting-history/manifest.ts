import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: [],
  tables: { setting_change: null },
  reads: ['operator'],
  publishes: [],
  hears: [],
};
