import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#desk/operator', '#meeting/booking', '#money/billing', '#money/points'],
  tables: {
    operator_act: {
      exported: 'what was added to or taken from his points, and why',
      erased: null,
      kept: 'under the account id alone, which is a pseudonym once the identity is gone, with both operators, seven years, as the law says of books',
    },
  },
  reads: ['booking', 'frozen_reward', 'operator', 'purchase', 'reward_balance', 'wallet'],
  publishes: [],
  hears: [],
};
