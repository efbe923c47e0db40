import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#money/billing', '#money/points'],
  tables: {
    gift: null,
    gift_sent: {
      exported: 'gifts he sent or she received',
      erased: null,
      kept: 'under the account id alone, which is a pseudonym once the identity is gone, seven years, as the law says of books',
    },
  },
  reads: ['account', 'cast_member', 'guest', 'hidden_pair', 'review', 'stage_fee'],
  publishes: [],
  hears: [],
};
