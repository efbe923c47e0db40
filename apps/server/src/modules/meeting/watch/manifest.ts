import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  tables: {
    watch_link: {
      exported: 'that she made a link, for how long it worked and how often it was opened',
      erased: '90 days after it was made',
      kept: null,
    },
  },
  reads: ['account', 'booking', 'cast_member', 'participation'],
};
