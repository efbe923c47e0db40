import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#desk/queue'],
  tables: { booking_day: null, booking_cohort: null },
  functions: ['add_to_booking_day', 'add_settled_to_booking_day', 'count_cohorts'],
  reads: [
    'account',
    'age_check',
    'booking',
    'booking_event',
    'cast_member',
    'guest',
    'participation',
    'sent_message',
  ],
  publishes: [],
  hears: [],
};
