import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: [],
  tables: {
    sos: {
      exported: 'own calls for help, and the places sent',
      erased: 'the place after 30 days, where no inquiry needs it',
      kept: 'that and when help was called, as long as the booking',
    },
    quiet_help: {
      exported: 'what she quietly told the operators, and when',
      erased: 'a year after it was sent',
      kept: null,
    },
  },
  reads: ['account', 'booking', 'participation'],
  publishes: ['operator.alert'],
  hears: [],
};
