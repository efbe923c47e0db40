import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#base/setting-history', '#find/ranking', '#people/profile'],
  tables: {
    recommendation_weight: null,
    standing_run: null,
    standing_due: {
      exported: null,
      erased: 'by the module, when her place was reckoned',
      kept: null,
    },
  },
  reads: [
    'cast_member',
    'cast_photo',
    'cast_tag',
    'operator',
    'participation',
    'review',
    'schedule',
    'taken_time',
  ],
  hears: ['booking.changed', 'cast.changed', 'schedule.opened'],
};
