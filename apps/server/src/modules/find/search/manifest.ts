import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#people/media'],
  tables: {},
  functions: ['casts_like', 'free_gaps', 'is_free', 'is_free_in_company', 'search_grams'],
  reads: [
    'cast_member',
    'cast_photo',
    'cast_tag',
    'favorite',
    'hidden_casts',
    'hidden_pair',
    'schedule',
    'store',
    'taken_time',
  ],
  publishes: [],
  hears: [],
};
