import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#money/billing', '#money/points', '#talk/notification'],
  tables: {},
};
