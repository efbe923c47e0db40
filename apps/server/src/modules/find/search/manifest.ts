import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: [],
  tables: {},
  functions: ['search_grams'],
  reads: [
    'account',
    'cast_member',
    'cast_photo',
    'cast_tag',
    'favorite',
    'hidden_pair',
    'participation',
    'review',
    'schedule',
    'store',
  ],
  publishes: [],
  hears: [],
};
