import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#base/queue', '#base/setting-history', '#people/profile'],
  tables: {
    stage_fee: null,
    stage_requirement: null,
    stage_progress: {
      exported: 'what counts for her next stage',
      erased: '90 days after leaving',
      kept: null,
    },
    stage_count: {
      exported: 'which friend or booking was counted',
      erased: '90 days after leaving',
      kept: null,
    },
    stage_change: {
      exported: 'when she rose',
      erased: null,
      kept: 'by account id alone, at least seven years (books): it says which fee was hers',
    },
    referral_code: {
      exported: 'her code',
      erased: '90 days after leaving',
      kept: null,
    },
    referral: {
      exported: 'whom she brought and who brought her, by nickname',
      erased: null,
      kept: 'by account id alone: a referral cannot be had anew',
    },
  },
  reads: ['account', 'cast_member', 'ledger_account', 'ledger_transfer', 'participation', 'same_person'],
  publishes: ['notify', 'operator.alert'],
  hears: ['booking.changed', 'purchase.charged-back'],
};
