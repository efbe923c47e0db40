import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#base/read-log'],
  tables: {
    receipt: {
      exported: 'his receipts',
      erased: null,
      kept: 'with the addressee, at least seven years: a receipt is kept as it was issued',
    },
    receipt_line: null,
    receipt_counter: null,
    receipt_file: {
      exported: 'the files of his receipts',
      erased: null,
      kept: 'with the addressee, at least seven years, as they were issued',
    },
    receipt_export: {
      exported: 'when he fetched a receipt',
      erased: null,
      kept: 'as long as the receipt: copies are numbered',
    },
    receipt_reversal: null,
    receipt_correction: {
      exported: null,
      erased: null,
      kept: 'why a name was corrected, at least seven years, as the receipt',
    },
  },
  reads: ['chargeback', 'operator', 'purchase', 'search_grams'],
  publishes: ['receipt.issued'],
  hears: ['purchase.charged-back', 'purchase.refunded', 'receipt.issued'],
};
