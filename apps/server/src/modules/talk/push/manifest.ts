import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  tables: {
    push_subscription: {
      exported: 'since when each browser gets pushes',
      erased: 'the night after its session has ended, or when the browser ends it',
      kept: null,
    },
  },
  reads: ['session'],
};
