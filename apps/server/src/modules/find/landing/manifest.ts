import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#money/stage'],
  tables: {},
  reads: ['district'],
};
