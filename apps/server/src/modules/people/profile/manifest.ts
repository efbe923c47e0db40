import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#money/points', '#people/account'],
  tables: {
    guest: {
      exported: 'everything he wrote of himself, and when his age was checked',
      erased: 'name, birthday and profile, 90 days after leaving',
      kept: "the row, as others' bookings point to it",
    },
    cast_member: {
      exported: 'everything she wrote of herself, her prices, stage and score',
      erased: 'name, birthday, texts and search words, 90 days after leaving',
      kept: 'the row with stage and prices, as bookings and the books point to it',
    },
    cast_private: {
      exported: 'her legal name, address, phone, mail and bank account',
      erased: '90 days after leaving',
      kept: 'what payoffs sent is in their own rows',
    },
    cast_photo: {
      exported: 'her pictures',
      erased: '90 days after leaving, with the files',
      kept: null,
    },
    cast_tag: {
      exported: 'her tags',
      erased: '90 days after leaving',
      kept: null,
    },
    nickname_review: {
      exported: 'that the nickname waits for a judgement',
      erased: 'with the judgement, at the latest 90 days after leaving',
      kept: null,
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
  reads: [
    'account',
    'card',
    'identity',
    'ledger_account',
    'ledger_transfer',
    'participation',
    'search_grams',
    'stage_fee',
  ],
  publishes: ['notify', 'operator.alert'],
  hears: [],
};
