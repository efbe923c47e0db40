import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#base/queue'],
  tables: {
    booking_cohort: null,
    cohort_person: {
      exported: null,
      erased: null,
      kept: 'The months in which somebody met whom: less than the bookings say, which are kept.',
    },
  },
  views: ['cohort_month'],
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
};
