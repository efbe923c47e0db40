import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: [],
  tables: {
    notification: {
      exported: 'what was told',
      erased: 'a year after it was sent, at the latest 90 days after leaving',
      kept: null,
    },
    notification_count: {
      exported: null,
      erased: '90 days after leaving',
      kept: null,
    },
  },
  reads: [],
  publishes: [],
  hears: ['notify'],
};
