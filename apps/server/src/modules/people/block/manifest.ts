import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: [],
  tables: {
    account_block: {
      exported: 'whom he blocked; never who blocked him',
      erased: '90 days after either of the two left',
      kept: null,
    },
    report: {
      exported: 'his own reports; never those about him',
      erased: 'the text, 90 days after the reporter left',
      kept: 'who was reported for what, as long as the reported has an account or is banned: a danger does not end with a leaving',
    },
  },
  views: ['hidden_pair'],
  reads: ['account', 'booking', 'cast_member', 'cast_photo', 'gift_sent', 'guest', 'participation'],
  publishes: ['operator.alert'],
  hears: [],
};
