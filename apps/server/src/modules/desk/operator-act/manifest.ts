import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: [
    '#desk/office',
    '#desk/operator',
    '#base/queue',
    '#base/read-log',
    '#meeting/booking',
    '#money/billing',
    '#money/points',
    '#people/leaving',
  ],
  tables: {
    operator_act: {
      exported: 'what was added to or taken from his points, and why',
      erased: null,
      kept: 'by account id alone, with both operators, at least seven years (books)',
    },
    goodwill: {
      exported: 'the points he was given, and why',
      erased: null,
      kept: 'by account id alone, with the operator, at least seven years (books)',
    },
    goodwill_limit: null,
  },
  reads: [
    'account',
    'booking',
    'cast_member',
    'frozen_reward',
    'guest',
    'operator',
    'purchase',
    'reward_balance',
    'wallet',
  ],
  publishes: ['notify'],
};
