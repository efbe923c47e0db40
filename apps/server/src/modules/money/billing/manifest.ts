import { BOOKS_KEPT_DAYS } from '@yoimachi/domain/money';
import { SIGNS_KEPT_DAYS } from '@yoimachi/domain/person';
import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: [
    '#base/setting-history',
    '#base/access-record',
    '#base/queue',
    '#base/read-log',
    '#money/points',
    '#people/account',
    '#people/consent',
    '#people/person',
    '#people/profile',
  ],
  tables: {
    card: {
      exported: 'brand, last four digits and expiry of his cards',
      erased:
        'digits and expiry, 90 days after leaving; the fingerprint two years after the last account was left',
      kept: 'until then the fingerprint, so that a chargeback or a ban is known again; the row, as payments point to it',
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
      kept: 'by account id alone, at least seven years (books)',
    },
    payment_event: {
      exported: null,
      erased: 'seven years after the return of its year, unless a dispute is open',
      kept: 'what the payment service told of a payment, by its key alone: evidence beside the books',
    },
    chargeback: null,
    refund: null,
    payment_silence: null,
    top_up: {
      exported: 'what was authorised on his card',
      erased: null,
      kept: 'by account id alone, at least seven years (books)',
    },
    debt: {
      exported: 'what he owes and paid',
      erased: 'the reason of a waiver, 90 days after leaving',
      kept: 'by account id alone, at least seven years (books)',
    },
  },
  ends: {
    card: {
      days: SIGNS_KEPT_DAYS,
      after: 'the last account of the person was left, as to its fingerprint',
      unless: 'the person is suspended, or blocked by somebody who is here, or a debt is open',
    },
    payment_event: { days: BOOKS_KEPT_DAYS, after: 'it was told', unless: 'it began a dispute that is open' },
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
};
