import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: [],
  tables: {
    push_subscription: {
      exported: 'since when each browser gets pushes',
      erased: 'with the end of its session, or when the browser ends it',
      kept: null,
    },
  },
  functions: ['end_push_subscription'],
  reads: ['account', 'session'],
  publishes: [],
  hears: [],
};
