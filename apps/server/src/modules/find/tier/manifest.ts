import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#find/memo'],
  tables: {
    private_tier: {
      exported: 'own tags on others; never those by others',
      erased: 'own tags and those about oneself, 90 days after leaving',
      kept: null,
    },
  },
  functions: ['tier_of'],
  reads: ['account', 'review'],
};
