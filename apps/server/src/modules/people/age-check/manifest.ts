import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#base/queue', '#base/read-log', '#people/account', '#people/profile', '#people/upload'],
  tables: {
    age_check: {
      exported: 'which documents were handed in, when, and what came of each',
      erased: '90 days after leaving',
      kept: null,
    },
    age_file: {
      exported: null,
      erased:
        'the picture 72 hours after the decision, at once when its person leaves; the row 90 days after leaving',
      kept: null,
    },
    live_photo: {
      exported: 'when a photo of herself was taken, and with which gesture',
      erased: 'one that was never taken after a day, the others 90 days after leaving',
      kept: null,
    },
  },
  reads: ['account', 'cast_member', 'cast_private', 'guest', 'identity'],
  publishes: ['age-check.decided', 'notify', 'operator.alert'],
  hears: ['age-check.decided'],
};
