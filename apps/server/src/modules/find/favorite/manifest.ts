import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#find/search'],
  tables: {
    favorite: {
      exported: 'his favourites',
      erased: '90 days after leaving',
      kept: null,
    },
  },
  reads: ['cast_member', 'hidden_pair', 'own_pair', 'schedule', 'taken_time'],
  publishes: [],
  hears: [],
};
