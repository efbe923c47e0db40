import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#find/search', '#people/profile'],
  tables: {
    saved_search: {
      exported: 'which searches he keeps',
      erased: '90 days after leaving',
      kept: null,
    },
    saved_search_look: {
      exported: null,
      erased: '90 days after leaving; when none of his searches tells',
      kept: null,
    },
  },
  reads: ['account', 'guest'],
  publishes: ['notify'],
  hears: ['district.moved'],
};
