import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#base/queue', '#base/read-log', '#people/account', '#people/person', '#people/profile'],
  tables: {
    phone_change: {
      exported: 'when the number was changed, and what became of it',
      erased: 'six months after it was decided, at the latest 90 days after leaving',
      kept: null,
    },
    lost_number: {
      exported: null,
      erased:
        "six months after it was decided, with the numbers and what was said; its person's 90 days after leaving",
      kept: null,
    },
  },
  reads: ['cast_member', 'guest'],
  publishes: ['notify', 'operator.alert', 'phone.decided'],
  hears: ['phone.decided'],
};
