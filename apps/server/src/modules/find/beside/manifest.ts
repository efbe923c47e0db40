import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#find/search', '#money/gift'],
  tables: {},
  reads: [
    'account',
    'card',
    'cast_member',
    'debt',
    'gift',
    'gift_sent',
    'guest',
    'hidden_casts',
    'hidden_pair',
    'identity',
    'review',
  ],
};
