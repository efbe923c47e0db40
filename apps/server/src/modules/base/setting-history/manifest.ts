import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  tables: { setting_change: null },
  reads: ['operator'],
};
