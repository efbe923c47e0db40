import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
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
    all_right_question: {
      exported: 'when she was asked whether all is well, and her answer',
      erased: 'a year after it was asked',
      kept: null,
    },
    safety_setting: {
      exported: 'whether she wants to be asked',
      erased: '90 days after leaving',
      kept: null,
    },
  },
  reads: ['account', 'booking', 'participation'],
  publishes: ['notify', 'operator.alert'],
  hears: ['booking.changed'],
};
