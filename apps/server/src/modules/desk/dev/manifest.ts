import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#people/account'],
  tables: {},
  reads: ['account', 'booking', 'cast_member', 'dev_inbox', 'guest', 'identity', 'participation'],
  publishes: [],
  hears: [],
};
