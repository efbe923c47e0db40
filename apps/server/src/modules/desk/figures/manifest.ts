import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#desk/queue'],
  tables: { booking_cohort: null },
  functions: ['count_cohorts'],
  reads: [
    'account',
    'age_check',
    'booking',
    'booking_day',
    'booking_event',
    'cast_member',
    'counted_cancel_type',
    'guest',
    'participation',
    'sent_message',
  ],
  publishes: [],
  hears: [],
};
