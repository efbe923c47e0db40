import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  tables: {
    dev_inbox: {
      exported: null,
      erased: 'never: it exists only where nobody is real',
      kept: null,
    },
    bot_check_used: null,
    'sandbox_line.person': {
      exported: null,
      erased: 'never: it exists only where nobody is real',
      kept: null,
    },
    'sandbox_line.code': null,
    'sandbox_payment.card': {
      exported: null,
      erased: 'never: it exists only where no card is real',
      kept: null,
    },
    'sandbox_payment.payment': null,
    'sandbox_payment.refund': null,
    'sandbox_payment.setting': null,
    'sandbox_payment.webhook': null,
    'stripe_payment.customer': {
      exported: null,
      erased: null,
      kept: 'ids of the payment service, as long as a chargeback can come; an operator removes the customer there',
    },
    'stripe_payment.card': {
      exported: null,
      erased: null,
      kept: 'with the customer',
    },
    'stripe_payment.payment': null,
    'stripe_payment.refund': null,
  },
  reads: ['account', 'cast_member', 'guest'],
};
