import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#desk/queue'],
  tables: {
    wallet: {
      exported: 'his points',
      erased: null,
      kept: 'as zero, by account id alone: the points lapse with leaving',
    },
    reward_balance: {
      exported: 'her balance',
      erased: null,
      kept: 'as zero, by account id alone: it is paid out at leaving',
    },
    lot: {
      exported: 'what he was given, and until when it holds',
      erased: null,
      kept: 'by account id alone, seven years (books)',
    },
    hold: {
      exported: 'what is held for his bookings',
      erased: null,
      kept: 'by account id alone, seven years (books)',
    },
    hold_lot: null,
    hold_resolution: null,
    ledger_account: {
      exported: null,
      erased: null,
      kept: 'by account id alone: the books have to add up',
    },
    ledger_transfer: {
      exported: 'his history of points, with the balance after each line',
      erased: null,
      kept: 'by account id alone, seven years (books); a row never changes',
    },
    ledger_check: null,
    frozen_reward: {
      exported: 'rewards of hers that wait for a decision',
      erased: 'the reason written by hand, 90 days after leaving',
      kept: 'by account id alone, seven years (books)',
    },
  },
  reads: [
    'booking',
    'cast_member',
    'chargeback',
    'coupon',
    'coupon_redemption',
    'debt',
    'gift_sent',
    'guest',
    'operator',
    'participation',
    'payoff',
    'payoff_batch',
    'payoff_batch_row',
    'purchase',
    'receipt',
    'receipt_counter',
    'receipt_line',
    'receipt_reversal',
    'refund',
    'settlement',
  ],
  publishes: ['notify', 'operator.alert', 'points.changed'],
  hears: ['points.changed'],
};
