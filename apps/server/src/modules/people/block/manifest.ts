import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#base/queue', '#base/read-log'],
  tables: {
    account_block: {
      exported: 'own blocks; never those by others',
      erased: '90 days after who blocked left',
      kept: 'whom somebody has blocked who is still here: it holds when the blocked come back',
    },
    report: {
      exported: 'own reports; never those by others',
      erased: 'the text, 90 days after the reporter left',
      kept: 'who was reported for what, without an end: somebody dangerous does not get safe by leaving',
    },
    hidden_number: {
      exported: 'her words for the numbers she hides from',
      erased: '90 days after leaving',
      kept: null,
    },
  },
  private: { report: ['body'] },
  views: ['meeting_pair', 'hidden_by_number', 'blocked_pair', 'refused_again', 'hidden_pair', 'refused_pair'],
  functions: ['hidden_casts'],
  reads: [
    'account',
    'booking',
    'cast_member',
    'cast_photo',
    'chat_conversation',
    'favorite',
    'favorite_guest',
    'gift_sent',
    'guest',
    'identity',
    'media_evidence',
    'own_pair',
    'participation',
    'review',
    'same_person',
  ],
  publishes: ['operator.alert', 'pair.blocked', 'pair.sight', 'pair.unblocked'],
  hears: ['person.matched', 'phone.bound'],
};
