import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: [],
  tables: {
    account_block: {
      exported: 'own blocks; never those by others',
      erased: '90 days after either of the two left',
      kept: null,
    },
    report: {
      exported: 'own reports; never those by others',
      erased: 'the text, 90 days after the reporter left',
      kept: 'who was reported for what, as long as the reported has an account or is banned: somebody dangerous does not get safe by leaving',
    },
  },
  views: ['own_pair', 'meeting_pair', 'hidden_pair', 'refused_pair'],
  reads: ['account', 'booking', 'cast_member', 'cast_photo', 'gift_sent', 'guest', 'participation', 'review'],
  publishes: ['operator.alert'],
  hears: [],
};
