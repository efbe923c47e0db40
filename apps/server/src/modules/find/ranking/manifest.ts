import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#find/search', '#people/profile'],
  tables: {
    ranking_generation: null,
    ranking_entry: {
      exported: 'in which rankings she stands, and with what score',
      erased: '90 days after leaving; what is over, within two days',
      kept: null,
    },
  },
  reads: ['cast_member', 'hidden_casts'],
  publishes: [],
  hears: [],
};
