import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: [
    '#base/queue',
    '#base/read-log',
    '#people/account',
    '#people/mail-code',
    '#people/media',
    '#base/text-guard',
  ],
  tables: {
    guest: {
      exported: 'everything he wrote of himself, and when his age was checked',
      erased: 'name and profile with leaving, the birthday 90 days later',
      kept: "the row, as others' bookings point to it",
    },
    cast_member: {
      exported: 'everything she wrote of herself, her prices, stage and score',
      erased: 'name, texts and search words with leaving, the birthday 90 days later',
      kept: 'the row with stage and prices, as bookings and the books point to it',
    },
    cast_private: {
      exported: 'her legal name, address, phone, mail and bank account',
      erased: '90 days after leaving',
      kept: 'what payoffs sent is in their own rows',
    },
    cast_tag: {
      exported: 'her tags',
      erased: 'with leaving',
      kept: null,
    },
    nickname_review: {
      exported: 'that the nickname waits for a judgement',
      erased: 'with the judgement, at the latest 90 days after leaving',
      kept: null,
    },
    name_request: {
      exported: 'what she asked to be registered as, and what was decided',
      erased: 'what she asked for, 90 days after leaving',
      kept: 'that an operator decided, and when',
    },
    store: {
      exported: 'the store she added',
      erased: 'who added it, 90 days after leaving',
      kept: 'the store, which others share',
    },
    store_alias: null,
    store_change: null,
    district: null,
  },
  functions: ['cast_traits', 'copy_cast_tags'],
  reads: [
    'account',
    'age_check',
    'card',
    'favorite',
    'guest_photo',
    'hidden_pair',
    'identity',
    'ledger_account',
    'ledger_transfer',
    'open_participation',
    'participation',
    'schedule',
    'search_grams',
    'stage_fee',
  ],
  publishes: ['cast.changed', 'district.moved', 'notify', 'operator.alert'],
};
