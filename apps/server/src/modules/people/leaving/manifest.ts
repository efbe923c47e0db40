import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: [
    '#base/read-log',
    '#people/account',
    '#people/age-check',
    '#people/media',
    '#people/phone',
    '#people/profile',
  ],
  tables: {
    departure: {
      exported: null,
      erased: 'the nickname and the reason, 90 days after leaving',
      kept: 'when the person left and was forgotten, by account id alone: it proves the erasure',
    },
    data_export: {
      exported: 'when she asked for her data',
      erased: 'the file a week after it was made, the rest 90 days after leaving',
      kept: null,
    },
  },
  reads: [
    'account',
    'booking',
    'cast_member',
    'coupon',
    'coupon_guest',
    'coupon_redemption',
    'debt',
    'frozen_reward',
    'guest',
    'participation',
    'payoff',
    'purchase',
    'reward_balance',
    'top_up',
  ],
  publishes: ['notify'],
};
