import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: [
    '#desk/setting-history',
    '#desk/access-record',
    '#desk/queue',
    '#desk/read-log',
    '#money/points',
    '#people/account',
    '#people/consent',
    '#people/person',
    '#people/profile',
  ],
  tables: {
    card: {
      exported: 'brand, last four digits and expiry of his cards',
      erased: 'digits and expiry, 90 days after leaving',
      kept: 'the fingerprint, so that a chargeback or a ban is known again',
    },
    card_attempt: {
      exported: null,
      erased: 'six months after the attempt, with the address',
      kept: null,
    },
    point_package: null,
    purchase: {
      exported: 'his purchases',
      erased: null,
      kept: 'by account id alone, seven years (books)',
    },
    payment_event: null,
    chargeback: null,
    refund: null,
    payment_silence: null,
    top_up: {
      exported: 'what was authorised on his card',
      erased: null,
      kept: 'by account id alone, seven years (books)',
    },
    debt: {
      exported: 'what he owes and paid',
      erased: 'the reason of a waiver, 90 days after leaving',
      kept: 'by account id alone, seven years (books)',
    },
  },
  functions: ['refuse_purchase_of_left'],
  reads: [
    'account',
    'booking',
    'consent',
    'guest',
    'identity',
    'ledger_account',
    'ledger_transfer',
    'participation',
    'settlement',
  ],
  publishes: [
    'card.registered',
    'debt.added',
    'notify',
    'operator.alert',
    'purchase.charged-back',
    'purchase.refunded',
  ],
  hears: [],
};
