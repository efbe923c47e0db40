import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  tables: {
    day_notice: {
      exported: 'of whose days he wants to hear',
      erased: 'of both sides, 90 days after leaving; with a block',
      kept: null,
    },
    day_opening: {
      exported: null,
      erased: 'minutes after she opened days, when they were told',
      kept: null,
    },
  },
  reads: ['cast_member', 'cast_photo', 'guest', 'hidden_pair', 'schedule'],
  publishes: ['notify'],
  hears: ['pair.blocked', 'schedule.opened'],
};
