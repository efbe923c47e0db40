import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#people/consent'],
  tables: {
    news: null,
    news_change: null,
    news_broadcast: null,
    news_read: {
      exported: 'which news one read, and when',
      erased: '90 days after leaving',
      kept: null,
    },
    banner: null,
    news_picture: null,
  },
  reads: ['account', 'operator'],
};
