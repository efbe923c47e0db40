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
    ranking_exclusion: {
      exported: null,
      erased: 'why a cast was taken out and put back, 90 days after leaving',
      kept: 'that an operator did so, from when until when',
    },
  },
  reads: ['cast_member', 'hidden_casts', 'operator'],
};
