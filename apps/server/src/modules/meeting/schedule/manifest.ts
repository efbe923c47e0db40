import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#base/text-guard'],
  tables: {
    schedule: {
      exported: 'her days, hours and bars',
      erased: '90 days after leaving',
      kept: "a day with a meeting that was: its place is part of both people's records",
    },
  },
  reads: [
    'booking',
    'cast_member',
    'guest',
    'hidden_pair',
    'open_participation',
    'participation',
    'taken_time',
  ],
  publishes: ['cast.changed', 'notify', 'schedule.opened'],
};
