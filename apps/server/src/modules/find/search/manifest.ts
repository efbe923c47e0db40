import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#people/media', '#people/profile'],
  tables: {},
  functions: ['are_together', 'casts_like', 'free_gaps', 'free_times', 'search_grams'],
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
};
