import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#base/setting-history', '#money/billing', '#money/points'],
  tables: {
    gift: null,
    gift_sent: {
      exported: 'gifts he sent or she received',
      erased: null,
      kept: 'by account id alone, at least seven years (books)',
    },
  },
  reads: ['account', 'cast_member', 'guest', 'hidden_pair', 'own_pair', 'same_person', 'stage_fee'],
  publishes: ['notify'],
};
