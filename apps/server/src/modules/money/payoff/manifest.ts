import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: [
    '#desk/setting-history',
    '#desk/read-log',
    '#money/bank',
    '#money/points',
    '#people/account',
    '#people/profile',
  ],
  tables: {
    payoff: {
      exported: 'her payoffs with the account they went to',
      erased: null,
      kept: 'with the account, seven years',
    },
    payoff_event: {
      exported: 'what happened to her payoffs, and when',
      erased: null,
      kept: 'seven years, as the payoff',
    },
    payoff_batch: {
      exported: null,
      erased: null,
      kept: 'the file as the bank got it, with names and accounts, seven years',
    },
    payoff_batch_row: null,
    payoff_setting: null,
    bank_csv_layout: null,
    payoff_system_day: null,
    cast_invoice_number: {
      exported: 'her invoice registration number',
      erased: '90 days after leaving',
      kept: 'it stands in the statements of seven years',
    },
  },
  reads: [
    'account',
    'cast_member',
    'cast_private',
    'identity',
    'identity_device',
    'ledger_account',
    'ledger_transfer',
    'live_photo',
    'lost_number',
    'operator',
    'phone_change',
    'reward_balance',
    'stage_fee',
  ],
  publishes: ['notify', 'operator.alert'],
  hears: ['bank-account.changed'],
};
